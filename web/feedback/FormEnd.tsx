import { texts } from '#texts/feedback.ts';
import { HttpError } from '../platform/api/http-error.ts';
import { OfflineError } from '../platform/online.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';

const TOO_MANY_REQUESTS = 429;

type Props = {
  /** what the button does that sends or goes on */
  submit: string;
  sending: { isPending: boolean; error: Error | null };
  otherwise: string;
  onOtherwise: () => void;
};

/** The end of a form: why sending failed, where it did, and the two buttons, of which the other does nothing while it is sent. */
export function FormEnd({ submit, sending: { isPending, error }, otherwise, onOtherwise }: Props) {
  return (
    <>
      {error && <Message tone="error">{reasonOf(error)}</Message>}
      <div className="kfp-feedback__buttons">
        <Button type="submit" variant="secondary" busy={isPending} waiting={texts.sending}>
          {submit}
        </Button>
        <Button variant="tertiary" onClick={() => !isPending && onOtherwise()}>
          {otherwise}
        </Button>
      </div>
    </>
  );
}

function reasonOf(error: Error): string {
  if (error instanceof OfflineError) return texts.offline;
  return error instanceof HttpError && error.status === TOO_MANY_REQUESTS ? texts.tooOften : texts.failed;
}
