import type { ReactNode } from 'react';
import { texts } from '#texts/profile.ts';
import { ProfileRow } from './ProfileRow.tsx';
import { RowButton } from './RowButton.tsx';
import type { Row } from './use-row.ts';

type Props = {
  label: string;
  value: ReactNode;
  row: Row;
  /** nothing is registered yet */
  isEmpty?: boolean;
  /** called when 'Avbryt' closes it, which Escape does not: what was typed stays with that (ADR-064) */
  onCancel?: () => void;
  /** the form, while the row is open */
  children: ReactNode;
};

/** A row that 'Endre' opens below its value, and 'Avbryt', at the same spot, or Escape closes (spec: shell §2.5). */
export function EditableRow({ label, value, row, isEmpty = false, onCancel, children }: Props) {
  const { isOpen, state, place, button, open, close } = row;
  const cancel = () => {
    onCancel?.();
    close();
  };

  return (
    <ProfileRow
      ref={place}
      label={label}
      value={value}
      action={
        <RowButton
          ref={button}
          text={isOpen ? texts.cancel : isEmpty ? texts.add : texts.change}
          label={label}
          busy={state === 'saving'}
          onClick={isOpen ? cancel : () => open(true)}
        />
      }
    >
      {isOpen && children}
    </ProfileRow>
  );
}
