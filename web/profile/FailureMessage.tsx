import { Message } from '../theme/Message.tsx';

/** The box of a save that failed: what, then which. */
export function FailureMessage({ title, text }: { title?: string; text: string }) {
  return (
    <Message tone="error">
      {title && <strong className="kfp-row__failure-title">{title}</strong>}
      {text}
    </Message>
  );
}
