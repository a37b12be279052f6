import { type SubmitEvent, useState } from 'react';
import { texts } from '#texts/feedback.ts';
import type { FollowUp } from '../../contract/feedback.ts';
import { ANSWER_LENGTH, writtenText } from '../../domain/comment.ts';
import { feedbackPage } from '../../domain/mask-digits.ts';
import { useSave } from '../platform/api/use-save.ts';
import { useDistributorText } from '../platform/distributor-text.ts';
import { randomKey } from '../platform/random-key.ts';
import { useIsHydrated } from '../platform/use-is-hydrated.ts';
import { TextField } from '../ui/TextField.tsx';
import { useFocusOnError, useFocusWhen } from '../ui/use-focus-when.ts';
import { FormEnd } from './FormEnd.tsx';
import { sendFollowUp } from './queries.ts';
import { useFeedbackDraft } from './use-feedback-draft.ts';
import { WholeSurvey } from './WholeSurvey.tsx';

type Props = {
  questions: readonly string[];
  /** whether the heading receives focus: the customer has just reached this step */
  takesFocus: boolean;
  onSent: () => void;
  onAbort: () => void;
};

/** The index of the question shown, the answers so far, and the idempotency key of the request. */
type Survey = { key: string; index: number; written: Readonly<Record<number, string>> };

/** Renders the survey one question at a time, and sends the answers at its end (spec: overview §4.3). */
export function SurveyForm({ questions, takesFocus, onSent, onAbort }: Props) {
  const [first] = useState<Survey>(() => ({ key: randomKey(), index: 0, written: {} }));
  const { value: survey = first, write } = useFeedbackDraft<Survey>('undersokelse');
  const { key, index, written } = survey;
  const isHydrated = useIsHydrated();
  const [isEmpty, setIsEmpty] = useState(false);
  const [tries, setTries] = useState(0);
  const { save, ...sending } = useSave<void, FollowUp>({
    mutationFn: (followUp) => sendFollowUp(followUp, key),
    onSuccess: () => {
      write(undefined);
      onSent();
    },
  });
  const question = useDistributorText()(questions[index] ?? '');
  const text = written[index] ?? '';
  const isMissing = isEmpty && writtenText(text) === '';
  const form = useFocusOnError(isMissing || text.length > ANSWER_LENGTH, tries);
  const step = useFocusWhen<HTMLHeadingElement>(index + 1, { atFirst: takesFocus });
  const isLast = index === questions.length - 1;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTries(tries + 1);
    if (text.length > ANSWER_LENGTH) return;
    if (!isLast) return write({ ...survey, index: index + 1 });
    const answers = questions
      .map((question, place) => ({ question, answer: writtenText(written[place] ?? '') }))
      .filter(({ answer }) => answer !== '');
    setIsEmpty(answers.length === 0);
    if (answers.length > 0) void save({ page: feedbackPage(window.location.pathname), answers });
  };

  if (!isHydrated) {
    const takeOver = (before: Survey['written']) => write({ ...survey, written: { ...written, ...before } });
    return <WholeSurvey questions={questions} onHydrated={takeOver} />;
  }
  return (
    <form ref={form} className="kfp-feedback__form" autoComplete="off" onSubmit={submit}>
      <h2 className="kfp-feedback__step kfp-subdued" tabIndex={-1} ref={step}>
        {texts.survey.step(index + 1, questions.length)}
      </h2>
      <TextField
        label={<span {...question} />}
        value={text}
        lines={{ help: texts.survey.help, limit: ANSWER_LENGTH, isQuestion: true }}
        error={isMissing ? texts.survey.empty : null}
        tries={tries}
        onChange={(answer) => write({ ...survey, written: { ...written, [index]: answer } })}
      />
      <FormEnd
        // The second press of a double press is not for the next step's button.
        key={index}
        submit={isLast ? texts.survey.submit : texts.survey.next}
        sending={sending}
        secondary={texts.cancel}
        onSecondary={() => {
          write(undefined);
          onAbort();
        }}
      />
    </form>
  );
}
