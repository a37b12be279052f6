import { texts } from '#texts/feedback.ts';
import { HttpError, isTooMany } from '../platform/api/http-error.ts';
import { OfflineError } from '../platform/online.ts';
import { useIsHydrated } from '../platform/use-is-hydrated.ts';
import { Button } from '../ui/Button.tsx';
import { Message } from '../ui/Message.tsx';

type Props = {
  /** the label of the button that submits or continues */
  submit: string;
  sending: { isPending: boolean; error: Error | null };
  /** works only with scripts */
  secondary?: string;
  onSecondary?: () => void;
};

/** Renders why a submission failed, if it did, and the buttons. The secondary one is inert while sending. */
export function FormEnd({ submit, sending: { isPending, error }, secondary, onSecondary }: Props) {
  const isHydrated = useIsHydrated();
  return (
    <>
      {error && <Message tone="error">{reasonOf(error)}</Message>}
      <div className="kfp-feedback__buttons">
        <Button type="submit" variant="secondary" busy={isPending} waiting={texts.sending}>
          {submit}
        </Button>
        {isHydrated && secondary && (
          <Button variant="tertiary" onClick={() => !isPending && onSecondary?.()}>
            {secondary}
          </Button>
        )}
      </div>
    </>
  );
}

function reasonOf(error: Error): string {
  if (error instanceof OfflineError) return texts.offline;
  if (isTooMany(error)) return texts.tooOften;
  return error instanceof HttpError ? texts.failed : texts.noAnswer;
}
