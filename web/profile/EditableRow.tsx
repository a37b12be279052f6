import type { ReactNode } from 'react';
import { texts } from '#texts/profile.ts';
import { OpenForm } from '../platform/acts/OpenForm.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { RowButton } from './RowButton.tsx';
import { ROW_ACTS, type Row } from './use-row.ts';

type Props = {
  label: string;
  value: ReactNode;
  row: Row;
  /** called when 'Avbryt' closes the row, but not for Escape, which keeps the draft (ADR-034) */
  onCancel?: () => void;
  /** the form of the open row */
  children: ReactNode;
};

/** Renders a row that 'Endre' opens. 'Avbryt' in the same place, or Escape, closes it (spec: shell §2.5). */
export function EditableRow({ label, value, row, onCancel, children }: Props) {
  const { name, isOpen, state, place, button, open, close } = row;
  const act = ROW_ACTS[name];
  const cancel = () => {
    onCancel?.();
    close();
  };

  return (
    <ProfileRow
      ref={place}
      id={act}
      label={label}
      value={value}
      action={
        <OpenForm at={act}>
          <RowButton
            ref={button}
            text={isOpen ? texts.cancel : texts.change}
            label={label}
            busy={state === 'saving'}
            opens={isOpen ? undefined : act}
            onClick={isOpen ? cancel : () => open(true)}
          />
        </OpenForm>
      }
    >
      {isOpen && children}
    </ProfileRow>
  );
}
