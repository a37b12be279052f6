import type { Ref } from 'react';
import { texts } from '#texts/profile.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

type Props = {
  text: string;
  /** the row's label, which completes the button's name for screen readers */
  label: string;
  busy?: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/** Renders a row's button, such as 'Endre'. While busy it keeps the focus and ignores clicks. */
export function RowButton({ text, label, busy = false, onClick, ref }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className="kfp-row__button"
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {text}
      <VisuallyHidden>
        {' '}
        {label.toLowerCase()}
        {busy && `, ${texts.pleaseWait.toLowerCase()}`}
      </VisuallyHidden>
    </button>
  );
}
