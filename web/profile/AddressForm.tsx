import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { texts } from '#texts/profile.ts';
import type { Address, AddressList } from '../../contract/profile.ts';
import { ActForm } from '../platform/acts/ActForm.tsx';
import { useFailedAct } from '../platform/acts/act-message.ts';
import { takeOver } from '../platform/acts/take-over.ts';
import { request } from '../platform/api/request.ts';
import { saveAndVerify } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast } from '../toasts/show-toast.ts';
import { Button } from '../ui/Button.tsx';
import { refetchAfterSave, sayUnsaved } from './after-save.ts';
import { addressesQuery, placeQuery, registeredAddress } from './queries.ts';
import { RowForm } from './RowForm.tsx';
import { SaveError } from './SaveError.tsx';
import type { Row } from './use-row.ts';

const t = texts.address;

/** Renders the form that updates the address from the register (spec: shell §4.7). */
export function AddressForm({ row }: { row: Row }) {
  const { save, isPending, error } = useAddressUpdate(row.close);
  const leadId = useId();
  const failedBefore = useFailedAct('adresse') !== undefined && !isPending;
  const hasFailed = error !== null || failedBefore;
  return (
    <RowForm row={row} isPending={isPending} error={error}>
      {hasFailed ? (
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
          {...(!hasFailed && { 'aria-describedby': leadId })}
        >
          {t.update}
        </Button>
      </ActForm>
    </RowForm>
  );
}

/** Returns a save that updates the address from the register, and then refetches the stored one. */
function useAddressUpdate(onUpdated: () => void) {
  const client = useQueryClient();
  const { queryKey } = addressesQuery;
  const before = () => client.getQueryData(queryKey)?.kundeadresser ?? [];
  const isNew = ({ kundeadresser }: AddressList) =>
    !isSameAddress(registeredAddress(kundeadresser), registeredAddress(before()));
  return useSave(
    {
      mutationFn: () =>
        saveAndVerify(
          () => request('POST /adresse/oppdater'),
          (signal) => request('GET /adresse/kundeadresser', { signal }),
          isNew,
        ),
      onMutate: () => client.cancelQueries({ queryKey }),
      onSuccess: async (list) => {
        const text = isNew(list) ? t.updated : t.unchanged;
        const registered = registeredAddress(list.kundeadresser);
        // A row without a place is another element, which would lose the focus.
        if (registered) await client.prefetchQuery(placeQuery(registered.postnummer));
        client.setQueryData(queryKey, list);
        onUpdated();
        showToast(text, { tone: 'success' });
      },
      onSettled: () => refetchAfterSave(client, queryKey),
    },
    sayUnsaved(t.failed),
  );
}

/** Returns whether both addresses are equal. Two missing addresses are equal. */
function isSameAddress(a: Address | undefined, b: Address | undefined): boolean {
  return replaceEqualDeep(a, b) === a;
}
