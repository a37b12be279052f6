import { Message } from '../ui/Message.tsx';
import { SaveButton } from './SaveButton.tsx';
import { texts } from './texts.ts';

type Props = { text: string; busy: boolean; onRetry: () => void };

/** Says that a part of the profile can't be had, and lets the customer try again. */
export function FailedPart({ text, busy, onRetry }: Props) {
  return (
    <div className="kfp-profile__failure">
      <Message tone="error">{text}</Message>
      <SaveButton variant="secondary" text={texts.tryAgain} busy={busy} onClick={onRetry} />
    </div>
  );
}
