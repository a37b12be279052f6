import type { ReactNode } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { Message } from './Message.tsx';
import { texts } from './texts.ts';

type Props = {
  /** 'error': nothing came; 'warning': something is missing */
  tone: 'warning' | 'error';
  /** what can't be had */
  children: ReactNode;
  /** it is being asked for again */
  busy: boolean;
  onRetry: () => void;
};

/** Says in its place what can't be had, and lets the customer ask again; the page does so by itself too. */
export function Failure({ tone, children, busy, onRetry }: Props) {
  return (
    <div className="kfp-failure">
      <Message tone={tone}>{children}</Message>
      <BusyButton variant="secondary" className="kfp-button" busy={busy} onClick={onRetry}>
        {texts.tryAgain}
      </BusyButton>
    </div>
  );
}
