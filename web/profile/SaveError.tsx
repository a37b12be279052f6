import { texts } from '#texts/profile.ts';
import { texts as general } from '#texts/ui.ts';
import { UNKNOWN_CUSTOMER } from '../../domain/unknown-customer.ts';
import { HttpError, problemOf } from '../platform/api/http-error.ts';
import { refusalText } from '../platform/api/refusal-text.ts';
import { OutcomeUnknown } from '../platform/api/save.ts';
import { OfflineError } from '../platform/online.ts';
import { Message } from '../ui/Message.tsx';

type Props = {
  /** the specified title, for any cause */
  title: string;
  text?: string;
  /** shown if it is certain that nothing was saved */
  advice?: string;
  /** the error of the save */
  error: unknown;
};

/** Renders the message of a failed save, and whether it is certain that nothing was saved. */
export function SaveError({ title, text, advice, error }: Props) {
  const more = reasonOf(error) ?? advice;
  if (!text && !more) return <Message tone="error">{title}</Message>;
  return (
    <Message tone="error">
      <strong>{title}</strong>
      <br />
      {[text, more].filter(Boolean).join(' ')}
    </Message>
  );
}

function reasonOf(error: unknown): string | null {
  if (error instanceof OfflineError) return general.notSavedOffline;
  if (failureCode(error) === UNKNOWN_CUSTOMER) return texts.unknownCustomer;
  return error instanceof OutcomeUnknown ? texts.outcomeUnknown : refusalText(error);
}

/** Returns the detail code of a failed request, or UKJENT (spec: shell §8.2). */
export function failureCode(error: unknown): string {
  return (error instanceof HttpError && problemOf(error.details).code) || 'UKJENT';
}
