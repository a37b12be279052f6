import { HttpError } from '../platform/api/http-error.ts';
import { Message } from '../ui/Message.tsx';
import { texts } from './texts.ts';

const TOO_MANY_REQUESTS = 429;

/** Says that sending failed, and what to do; nothing where it did not. */
export function Failure({ error }: { error: Error | null }) {
  if (error === null) return null;
  const isTooOften = error instanceof HttpError && error.status === TOO_MANY_REQUESTS;
  return <Message tone="error">{isTooOften ? texts.tooOften : texts.failed}</Message>;
}
