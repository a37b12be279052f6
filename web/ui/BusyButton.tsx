import { Button } from '@fremtind/jokul/button';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

type Props = {
  variant: 'primary' | 'secondary' | 'tertiary';
  type?: 'button' | 'submit';
  density?: 'comfortable' | 'compact';
  className?: string;
  /** while so it keeps the focus and does nothing more */
  busy: boolean;
  /** whether it is this button that is waited for */
  waits?: boolean;
  /** what is said meanwhile (spec: shell §9) */
  waiting?: string;
  onClick?: () => void;
  children: ReactNode;
};

/** A button that starts something which takes its time: disabling it would lose the focus (spec: shell §9). */
export function BusyButton(props: Props) {
  const { busy, waits = busy, waiting = texts.pleaseWait, type = 'button', onClick, ...rest } = props;
  return (
    <Button
      {...rest}
      type={type}
      loader={{ showLoader: waits, textDescription: waiting }}
      disabled={false}
      aria-disabled={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}
