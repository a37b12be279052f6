import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { FollowUp } from '../../contract/feedback.ts';
import { ANSWER_LENGTH, writtenText } from '../../domain/comment.ts';
import { aboutPage } from './about-page.ts';
import { Failure } from './Failure.tsx';
import { FormButtons } from './FormButtons.tsx';
import { sendFollowUp } from './queries.ts';
import { randomKey } from './random-key.ts';
import { StepHeading } from './StepHeading.tsx';
import { TextBox } from './TextBox.tsx';
import { texts } from './texts.ts';

type Props = {
  questions: readonly string[];
  productCode: string | undefined;
  onSent: () => void;
  onAbort: () => void;
};

/** The survey, a question at a time. Nothing of it is sent before the customer says so (spec: overview §4.3). */
export function SurveyForm({ questions, productCode, onSent, onAbort }: Props) {
  const [key] = useState(randomKey);
  const [index, setIndex] = useState(0);
  const [written, setWritten] = useState<Readonly<Record<number, string>>>({});
  const [isEmpty, setIsEmpty] = useState(false);
  const sending = useMutation({
    mutationFn: (followUp: FollowUp) => sendFollowUp(followUp, key),
    networkMode: 'always',
    onSuccess: onSent,
  });
  const text = written[index] ?? '';
  const isLast = index === questions.length - 1;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending) return;
    if (text.length > ANSWER_LENGTH) return event.currentTarget.querySelector('textarea')?.focus();
    if (!isLast) return setIndex(index + 1);
    const answers = questions
      .map((question, place) => ({ question, answer: writtenText(written[place] ?? '') }))
      .filter(({ answer }) => answer !== '');
    setIsEmpty(answers.length === 0);
    if (answers.length === 0) return event.currentTarget.querySelector('textarea')?.focus();
    sending.mutate({ ...aboutPage(productCode), answers });
  };

  return (
    <form className="kfp-feedback__form" autoComplete="off" onSubmit={submit}>
      <StepHeading key={index} className="kfp-subdued" focused>
        {texts.survey.step(index + 1, questions.length)}
      </StepHeading>
      <TextBox
        isQuestion
        label={questions[index] ?? ''}
        help={texts.survey.help}
        text={text}
        limit={ANSWER_LENGTH}
        error={isEmpty && writtenText(text) === '' ? texts.survey.empty : null}
        onText={(answer) => setWritten({ ...written, [index]: answer })}
      />
      <Failure error={sending.error} />
      <FormButtons
        submit={isLast ? texts.survey.submit : texts.survey.next}
        busy={sending.isPending}
        otherwise={texts.cancel}
        onOtherwise={() => !sending.isPending && onAbort()}
      />
    </form>
  );
}
