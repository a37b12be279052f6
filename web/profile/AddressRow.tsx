import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AddressList } from '../../contract/profile.ts';
import { post } from '../platform/fetch.ts';
import { showToast } from '../platform/toasts.ts';
import { Loading } from '../theme/Loading.tsx';
import { EditableRow } from './EditableRow.tsx';
import { FailedRow } from './FailedRow.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { formatAddress, registeredAddress } from './format-address.ts';
import { hasPlaces } from './page-places.ts';
import { addressesQuery } from './queries.ts';
import { SaveButton } from './SaveButton.tsx';
import { texts } from './texts.ts';
import { usePlaces } from './use-places.ts';
import { WaitingRow } from './WaitingRow.tsx';

const said = texts.address;

/** The registered address; it shows with both the addresses and a postcode list (shell 2). */
export function AddressRow() {
  const addresses = useQuery(addressesQuery);
  const places = usePlaces(addresses.data);

  if ((addresses.isError && !addresses.data) || (places.isError && !places.data)) {
    return (
      <FailedRow
        label={said.label}
        text={said.unavailable}
        busy={addresses.isFetching || places.isFetching}
        onRetry={() => {
          if (!addresses.data) void addresses.refetch();
          if (!places.data) void places.refetch();
        }}
      />
    );
  }
  if (!addresses.data || !places.data) return <WaitingRow label={said.label} />;
  const { kundeadresser } = addresses.data;
  if (kundeadresser.length === 0) return null;
  const registered = registeredAddress(kundeadresser);
  if (!registered) return <KnownAddress text={said.none} />;
  // An address that is new may be at a place that the page did not bring.
  if (!hasPlaces(places.data, { kundeadresser: [registered] }) && places.isFetching) {
    return <WaitingRow label={said.label} />;
  }
  return <KnownAddress text={formatAddress(registered, places.data)} />;
}

/** The address with its update to the registered one (shell 4, Profile edits). */
function KnownAddress({ text }: { text: string }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { mutate, reset, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: () => post<AddressList>('/adresse/oppdater'),
    onMutate: () => client.cancelQueries({ queryKey: addressesQuery.queryKey }),
    onSuccess: (list) => {
      client.setQueryData(addressesQuery.queryKey, list);
      setOpen(false);
      showToast(said.updated, { tone: 'success' });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: addressesQuery.queryKey }),
  });
  return (
    <EditableRow
      label={said.label}
      value={isPending ? <Loading text={said.updating} /> : text}
      isOpen={isOpen}
      busy={isPending}
      onToggle={(open) => {
        reset();
        setOpen(open);
      }}
    >
      {isError ? <FailureMessage title={said.failedTitle} text={said.failed} /> : <p>{said.lead}</p>}
      <SaveButton variant="secondary" text={said.update} busy={isPending} onClick={() => mutate()} />
    </EditableRow>
  );
}
