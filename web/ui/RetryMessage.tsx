import type { ReactNode } from 'react';
import { Message } from './Message.tsx';
import { RetryButton } from './RetryButton.tsx';

type Props = {
  /** 'error': nothing could be loaded; 'warning': something is missing */
  tone: 'warning' | 'error';
  /** the text about the missing content */
  children: ReactNode;
  /** whether a retry is running */
  busy: boolean;
  onRetry: () => void;
};

/**
 * Renders a message in place of missing content, with a retry button. The page also retries automatically.
 */
export function RetryMessage({ tone, children, busy, onRetry }: Props) {
  return (
    <div className="kfp-retry-message">
      <Message tone={tone}>{children}</Message>
      <RetryButton className="kfp-button" busy={busy} onClick={onRetry} />
    </div>
  );
}
