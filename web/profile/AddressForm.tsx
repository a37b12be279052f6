import { useId } from 'react';
import { texts } from '#texts/profile.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { takeOver } from '../platform/acts/take-over.ts';
import { Button } from '../ui/Button.tsx';
import { RowForm } from './RowForm.tsx';
import { SaveError } from './SaveError.tsx';
import { useAddressUpdate } from './use-address-update.ts';
import type { Row } from './use-row.ts';

const t = texts.address;

/** Renders the form that updates the address from the register (spec: shell §4.7). */
export function AddressForm({ row }: { row: Row }) {
  const { save, isPending, error } = useAddressUpdate(row.close);
  const leadId = useId();
  return (
    <RowForm row={row} isPending={isPending} error={error}>
      {error ? (
        <SaveError title={t.failedTitle} text={t.failed} error={error} />
      ) : (
        <p id={leadId}>{t.lead}</p>
      )}
      <ActForm act="adresse" onSubmit={takeOver(() => void save())}>
        <Button
          type="submit"
          variant="secondary"
          className="kfp-row__save"
          busy={isPending}
          {...(!error && { 'aria-describedby': leadId })}
        >
          {t.update}
        </Button>
      </ActForm>
    </RowForm>
  );
}
