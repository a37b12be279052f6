import { type ReactNode, useRef } from 'react';
import { useEscape } from '../ui/use-escape.ts';
import { useFocusWhen } from '../ui/use-focus-when.ts';
import { ProfileRow } from './ProfileRow.tsx';
import { RowButton } from './RowButton.tsx';
import { texts } from './texts.ts';

type Props = {
  label: string;
  value: ReactNode;
  /** nothing is registered yet */
  isEmpty?: boolean;
  isOpen: boolean;
  /** something is being saved, which can't be called back */
  busy: boolean;
  onToggle: (open: boolean) => void;
  /** the form, while the row is open */
  children: ReactNode;
};

/** A row that 'Endre' opens below its value, and 'Avbryt', at the same spot, or Escape closes (spec: shell §2.5). */
export function EditableRow({ label, value, isEmpty = false, isOpen, busy, onToggle, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const form = useFocusWhen<HTMLDivElement>(isOpen, { selector: 'input, button', atFirst: false });
  // Who has gone on to another row meanwhile stays there.
  const button = useFocusWhen<HTMLButtonElement>(!isOpen, { atFirst: false, ifLost: true });

  useEscape(row, () => {
    if (isOpen && !busy) onToggle(false);
  });

  return (
    <ProfileRow
      ref={row}
      label={label}
      value={value}
      action={
        <RowButton
          ref={button}
          text={isOpen ? texts.cancel : isEmpty ? texts.add : texts.change}
          label={label}
          busy={busy}
          onClick={() => onToggle(!isOpen)}
        />
      }
    >
      {isOpen && (
        <div ref={form} className="kfp-row__form">
          {children}
        </div>
      )}
    </ProfileRow>
  );
}
