import { useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/profile.ts';
import type { AddressList } from '../../contract/profile.ts';
import { request } from '../platform/api/request.ts';
import { saveAndVerify } from '../platform/api/save.ts';
import { useSave } from '../platform/api/use-save.ts';
import { showToast } from '../toasts/show-toast.ts';
import { addressesQuery } from './queries.ts';
import { refetchAfterSave } from './refetch-after-save.ts';
import { isSameAddress, registeredAddress } from './registered-address.ts';
import { sayUnsaved } from './say-unsaved.ts';

/**
 * Returns a save that updates the address from the register, and then refetches the stored one
 * (spec: shell §4.7).
 */
export function useAddressUpdate(onUpdated: () => void) {
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
      onSuccess: (list) => {
        const { updated, unchanged } = texts.address;
        const text = isNew(list) ? updated : unchanged;
        client.setQueryData(queryKey, list);
        onUpdated();
        showToast(text, { tone: 'success' });
      },
      onSettled: () => refetchAfterSave(client, queryKey),
    },
    sayUnsaved(texts.address.failed),
  );
}
