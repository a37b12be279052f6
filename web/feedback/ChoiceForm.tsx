import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { texts } from '#texts/feedback.ts';
import type { Feedback } from '../../contract/feedback.ts';
import { COMMENT_LENGTH, writtenText } from '../../domain/comment.ts';
import { feedbackPage } from '../../domain/mask-digits.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useSave } from '../platform/api/use-save.ts';
import { useBoot } from '../platform/boot.tsx';
import { listen } from '../platform/listen.ts';
import { randomKey } from '../platform/random-key.ts';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFocusOnError } from '../ui/use-focus-when.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { FormEnd } from './FormEnd.tsx';
import { Options } from './Options.tsx';
import { type FeedbackKind, OPTIONS, type Option } from './options.ts';
import { sendFeedback } from './queries.ts';
import { createSender, type Mark } from './sender.ts';
import { useFeedbackDraft } from './use-feedback-draft.ts';

type Props = { kind: FeedbackKind; onSent: () => void };
/** The chosen answer and the comment, in the form the draft stores them. */
type Written = Mark & { value: Option['value']; comment: string; about: Pick<Feedback, 'page'> };

/**
 * Renders the question with its answers, and a comment field once an answer is chosen. An unsent answer is
 * sent automatically when the customer leaves, without the comment if that is too long
 * (spec: overview §4.3, overview §5). The draft is restored when the customer returns.
 */
export function ChoiceForm({ kind, onSent }: Props) {
  const { value: written, current, write } = useFeedbackDraft<Written>('svar');
  const { nokkel } = useBoot().form;
  const [tries, setTries] = useState(0);
  const [sender] = useState(() => createSender(sendFeedback));
  const { save, reset, ...sending } = useSave<void, Written>({
    mutationFn: (sent) => sender.send(feedbackOf(sent), sent),
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

  const choose = (value: string, key = randomKey()) => {
    const option = options.find((each) => each.value === value);
    if (!option) return;
    const before = current();
    const about = { page: feedbackPage(window.location.pathname) };
    write({ key, comment: '', ...before, value: option.value, about });
  };

  useLeaving(() => {
    if (!written) return;
    sender.sendSilently(feedbackOf(written), written);
    // The draft may have been discarded in the meantime.
    if (current()) write({ ...written, counted: written.value });
  });

  /** Takes over the answer chosen before hydration, which may differ from the one in the draft. */
  const takeOver = (values: FormData) => {
    const checked = values.get('feedbackValue');
    // The server may have received it already, under the key of the form.
    if (checked && checked !== current()?.value) choose(String(checked), nokkel);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!written) return;
    setTries(tries + 1);
    if (!isTooLong) void save(written);
  };
  const cancel = () => {
    form.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    write(undefined);
    reset();
  };

  return (
    <ActForm
      act="tilbakemelding"
      ref={form}
      className="kfp-feedback__form"
      autoComplete="off"
      onHydrated={takeOver}
      onSubmit={submit}
    >
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
            tries={tries}
            onChange={(text) => write({ ...written, comment: text })}
          />
          <FormEnd submit={texts.send} sending={sending} secondary={texts.cancel} onSecondary={cancel} />
        </>
      )}
      {!written && (
        <Button type="submit" variant="secondary" className="kfp-until-scripts">
          {texts.send}
        </Button>
      )}
    </ActForm>
  );
}

function feedbackOf({ value, comment, about }: Written): Feedback {
  const text = comment.length > COMMENT_LENGTH ? '' : writtenText(comment);
  return { ...about, feedbackValue: value, ...(text === '' ? {} : { text }) };
}

/**
 * Calls `onLeave` when the customer may be leaving: the page is unloaded or hidden, or the component
 * unmounts. A phone may end a hidden page without another event. The callback can run several times, and the
 * customer may return.
 */
export function useLeaving(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const stopPageHide = listen(window, ['pagehide'], () => leave());
    const stopVisibility = listen(document, ['visibilitychange'], () => {
      if (document.visibilityState === 'hidden') leave();
    });
    return () => {
      stopPageHide();
      stopVisibility();
      leave();
    };
  }, []);
}
