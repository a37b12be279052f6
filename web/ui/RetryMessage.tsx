import type { ReactNode } from 'react';
import { texts } from '#texts/ui.ts';
import { Button } from './Button.tsx';
import { Message } from './Message.tsx';

type Props = {
  /** 'error': nothing came; 'warning': something is missing */
  tone: 'warning' | 'error';
  /** what can't be had */
  children: ReactNode;
  /** it is being fetched again */
  busy: boolean;
  onRetry: () => void;
};

/** A message in the place of what can't be had, and a button that fetches it again; the page does so by itself too. */
export function RetryMessage({ tone, children, busy, onRetry }: Props) {
  return (
    <div className="kfp-retry-message">
      <Message tone={tone}>{children}</Message>
      <Button variant="secondary" className="kfp-button" busy={busy} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
