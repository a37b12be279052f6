import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loading } from '../ui/Loading.tsx';
import { EditableRow } from './EditableRow.tsx';
import { FailedRow } from './FailedRow.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { formatAddress, registeredAddress } from './format-address.ts';
import { ProfileRow } from './ProfileRow.tsx';
import { hasPlaces } from './page-places.ts';
import { addressesQuery } from './queries.ts';
import { SaveButton } from './SaveButton.tsx';
import { texts } from './texts.ts';
import { useAddressUpdate } from './use-address-update.ts';
import { usePlaces } from './use-places.ts';
import { WaitingRow } from './WaitingRow.tsx';

const t = texts.address;

/** The registered address; it shows with both the addresses and a postcode list (spec: shell §2.5). */
export function AddressRow() {
  const addresses = useQuery(addressesQuery);
  const places = usePlaces(addresses.data);

  if ((addresses.isError && !addresses.data) || (places.isError && !places.data)) {
    return (
      <FailedRow
        label={t.label}
        text={t.unavailable}
        busy={addresses.isFetching || places.isFetching}
        onRetry={() => {
          if (!addresses.data) void addresses.refetch();
          if (!places.data) void places.refetch();
        }}
      />
    );
  }
  if (!addresses.data) return <WaitingRow label={t.label} />;
  const { kundeadresser } = addresses.data;
  const registered = registeredAddress(kundeadresser);
  if (!registered) return <NoAddress text={kundeadresser.length === 0 ? t.none : t.noneRegistered} />;
  if (!places.data) return <WaitingRow label={t.label} />;
  // An address that is new may be at a place that the page did not bring.
  if (!hasPlaces(places.data, { kundeadresser: [registered] }) && places.isFetching) {
    return <WaitingRow label={t.label} />;
  }
  return <KnownAddress text={formatAddress(registered, places.data)} />;
}

/** Where no address is registered there is nothing to renew it from. */
function NoAddress({ text }: { text: string }) {
  return <ProfileRow label={t.label} value={<span className="kfp-subdued">{text}</span>} />;
}

/** The address with its update to the registered one (spec: shell §4.7). */
function KnownAddress({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const { save, reset, isPending, error } = useAddressUpdate(() => setOpen(false));
  return (
    <EditableRow
      label={t.label}
      value={isPending ? <Loading text={t.updating} /> : text}
      isOpen={isOpen}
      busy={isPending}
      onToggle={(open) => {
        reset();
        setOpen(open);
      }}
    >
      {error ? <FailureMessage title={t.failedTitle} text={t.failed} error={error} /> : <p>{t.lead}</p>}
      <SaveButton variant="secondary" text={t.update} busy={isPending} onClick={() => void save()} />
    </EditableRow>
  );
}
