import type { MouseEvent, Ref } from 'react';
import { texts } from '#texts/profile.ts';
import { texts as general } from '#texts/ui.ts';
import { type Act, OPEN_PARAMETER } from '../../domain/acts.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

type Props = {
  text: string;
  /** the row's label, which completes the button's name for screen readers: 'Endre adresse', but 'Avbryt, adresse' */
  label: string;
  busy: boolean;
  /** the act whose form it opens without scripts; by default the page is loaded again */
  opens?: Act | undefined;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
};

/**
 * Renders a row's button, such as 'Endre'. While busy it keeps the focus and ignores clicks. It submits the
 * form around it until scripts take over.
 */
export function RowButton({ text, label, busy, opens, onClick, ref }: Props) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    if (!busy) onClick();
  };
  return (
    <button
      ref={ref}
      type="submit"
      className="kfp-row__button"
      {...(opens && { name: OPEN_PARAMETER, value: opens })}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {text}
      <VisuallyHidden>
        {text === texts.cancel || text === general.tryAgain ? ', ' : ' '}
        {label.toLowerCase()}
        {busy && `, ${general.pleaseWait.toLowerCase()}`}
      </VisuallyHidden>
    </button>
  );
}
