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
import { randomKey } from './random-key.ts';
import { createSender, type Mark } from './sender.ts';
import { useFeedbackDraft } from './use-feedback-draft.ts';
import { useLeaving } from './use-leaving.ts';

type Props = { kind: FeedbackKind; productCode: string | undefined; onSent: () => void };
/** The chosen answer and the comment, in the form the draft stores them. */
type Written = Mark & { value: Option['value']; comment: string; about: About };

/**
 * Renders the question with its answers, and a comment field once an answer is chosen. An unsent answer is
 * sent automatically when the customer leaves, without the comment if that is too long
 * (spec: overview §4.3, overview §5). The draft is restored when the customer returns.
 */
export function ChoiceForm({ kind, productCode, onSent }: Props) {
  const { value: written, current, write, rewrite } = useFeedbackDraft<Written>('svar');
  const [tries, setTries] = useState(0);
  const [sender] = useState(() => createSender(sendFeedback));
  const sending = useMutation({
    mutationFn: (sent: Written) => sender.send(feedbackOf(sent), sent),
    networkMode: 'always',
    onSuccess: () => {
      write(undefined);
      onSent();
    },
  });
  const options = OPTIONS[kind];
  const comment = written?.comment ?? '';
  const chosen = options.find(({ value }) => value === written?.value);
  const isTooLong = comment.length > COMMENT_LENGTH;
  const form = useFocusOnError(isTooLong, tries);

  const choose = (value: string) => {
    const option = options.find((each) => each.value === value);
    if (!option) return;
    const before = current();
    write({ key: randomKey(), comment: '', ...before, value: option.value, about: aboutPage(productCode) });
  };

  useLeaving(() => {
    if (!written) return;
    sender.sendSilently(feedbackOf(written), written);
    rewrite({ ...written, counted: written.value });
  });

  const takeOver = useEffectEvent(() => {
    const checked = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (checked && checked.value !== current()?.value) choose(checked.value);
  });
  // The customer may choose an answer before the page is hydrated, and it may differ from the one in the
  // draft.
  useEffect(() => takeOver(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!written || sending.isPending) return;
    setTries(tries + 1);
    if (!isTooLong) sending.mutate(written);
  };
  const cancel = () => {
    form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    write(undefined);
    sending.reset();
  };

  return (
    <form ref={form} className="kfp-feedback__form" autoComplete="off" onSubmit={submit}>
      <Options
        question={texts.questions[kind]}
        options={options}
        chosen={chosen?.value ?? null}
        onChoose={choose}
      />
      <VisuallyHidden as="p" role="status">
        {chosen && texts.comment.appears}
      </VisuallyHidden>
      {written && chosen && (
        <>
          <TextField
            label={chosen.good ? texts.comment.good : texts.comment.better}
            value={comment}
            lines={{ help: texts.comment.help, limit: COMMENT_LENGTH }}
            error={null}
            tries={tries}
            onChange={(text) => write({ ...written, comment: text })}
          />
          <FormEnd submit={texts.send} sending={sending} secondary={texts.cancel} onSecondary={cancel} />
        </>
      )}
    </form>
  );
}

function feedbackOf({ value, comment, about }: Written): Feedback {
  const text = comment.length > COMMENT_LENGTH ? '' : writtenText(comment);
  return { ...about, feedbackValue: value, ...(text === '' ? {} : { text }) };
}
