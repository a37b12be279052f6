import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { texts } from '#texts/feedback.ts';
import type { Feedback } from '../../contract/feedback.ts';
import { COMMENT_LENGTH, writtenText } from '../../domain/comment.ts';
import { TextField } from '../ui/TextField.tsx';
import { useFocusOnError } from '../ui/use-focus-when.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { type About, aboutPage } from './about-page.ts';
import { FormEnd } from './FormEnd.tsx';
import { Options } from './Options.tsx';
import { type FeedbackKind, OPTIONS, type Option } from './options.ts';
import { sendFeedback } from './queries.ts';
import { createSender } from './sender.ts';
import { useLeaving } from './use-leaving.ts';

type Props = { kind: FeedbackKind; productCode: string | undefined; onSent: () => void };
type Choice = { option: Option; about: About };

/**
 * The question with its answers, and a comment once one is chosen. What is chosen and not sent goes by itself when the
 * customer leaves, a comment that is too long left out (spec: overview §4.3, overview §5).
 */
export function ChoiceForm({ kind, productCode, onSent }: Props) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [comment, setComment] = useState('');
  const [tries, setTries] = useState(0);
  const [sender] = useState(() => createSender(sendFeedback));
  const sending = useMutation({ mutationFn: sender.send, networkMode: 'always', onSuccess: onSent });
  const options = OPTIONS[kind];
  const isTooLong = comment.length > COMMENT_LENGTH;
  const form = useFocusOnError(isTooLong, tries);

  const choose = (value: string) => {
    const option = options.find((each) => each.value === value);
    if (option) setChoice({ option, about: aboutPage(productCode) });
  };
  const feedback = ({ option, about }: Choice): Feedback => {
    const text = isTooLong ? '' : writtenText(comment);
    return { ...about, feedbackValue: option.value, ...(text === '' ? {} : { text }) };
  };

  useLeaving(() => {
    if (choice) sender.sendSilently(feedback(choice));
  });

  const takeOver = useEffectEvent(() => {
    const chosen = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen) choose(chosen.value);
  });
  // An answer may be chosen before the page is hydrated.
  useEffect(() => takeOver(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!choice || sending.isPending) return;
    setTries(tries + 1);
    if (!isTooLong) sending.mutate(feedback(choice));
  };
  const cancel = () => {
    form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    setChoice(null);
    setComment('');
    sending.reset();
  };

  return (
    <form ref={form} className="kfp-feedback__form" autoComplete="off" onSubmit={submit}>
      <Options
        question={texts.questions[kind]}
        options={options}
        chosen={choice?.option.value ?? null}
        onChoose={choose}
      />
      <VisuallyHidden as="p" role="status">
        {choice && texts.comment.appears}
      </VisuallyHidden>
      {choice && (
        <>
          <TextField
            label={choice.option.good ? texts.comment.good : texts.comment.better}
            value={comment}
            lines={{ help: texts.comment.help, limit: COMMENT_LENGTH }}
            error={null}
            tries={tries}
            onChange={setComment}
          />
          <FormEnd submit={texts.send} sending={sending} otherwise={texts.cancel} onOtherwise={cancel} />
        </>
      )}
    </form>
  );
}
