import { texts } from '#texts/feedback.ts';
import { answerField } from '../../domain/acts.ts';
import { ANSWER_LENGTH } from '../../domain/comment.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useRefusal, useRefusedInput } from '../platform/acts/act-message.ts';
import { useDistributorText } from '../platform/distributor-text.ts';
import { TextField } from '../ui/TextField.tsx';
import { FormEnd } from './FormEnd.tsx';

const NOT_SENDING = { isPending: false, error: null };

type Props = {
  questions: readonly string[];
  /** called after hydration with the answers so far, by the places of the questions */
  onHydrated: (written: Readonly<Record<number, string>>) => void;
};

/** Renders all questions in one form, for browsers without scripts. After hydration they come one by one. */
export function WholeSurvey({ questions, onHydrated }: Props) {
  const inWords = useDistributorText();
  const refused = useRefusedInput('undersokelse');
  const first = useRefusal('undersokelse', answerField(0));
  const takeOver = (values: FormData) => {
    const written = questions.map(
      (_, place) => [place, String(values.get(answerField(place)) ?? '')] as const,
    );
    onHydrated(Object.fromEntries(written.filter(([, answer]) => answer !== '')));
  };
  return (
    <ActForm act="undersokelse" className="kfp-feedback__form" autoComplete="off" onHydrated={takeOver}>
      {questions.map((question, place) => (
        <TextField
          key={question}
          name={answerField(place)}
          label={<span {...inWords(question)} />}
          value={refused?.[answerField(place)] ?? ''}
          error={place === 0 ? first : null}
          onChange={() => {}}
          lines={{ help: texts.survey.help, limit: ANSWER_LENGTH, isQuestion: true }}
        />
      ))}
      <FormEnd submit={texts.survey.submit} sending={NOT_SENDING} />
    </ActForm>
  );
}
