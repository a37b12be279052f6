import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/profile.ts';
import type { Address } from '../../contract/profile.ts';
import { Loading } from '../ui/Loading.tsx';
import { EditableRow } from './EditableRow.tsx';
import { LazyForm } from './LazyForm.ts';
import { MissingRow } from './MissingRow.tsx';
import { ProfileRow } from './ProfileRow.tsx';
import { addressesQuery, placeQuery, registeredAddress } from './queries.ts';
import { useRow } from './use-row.ts';

const t = texts.address;

/** Renders the registered address. It is shown only when its place is known (spec: shell §2.5). */
export function AddressRow() {
  const addresses = useQuery(addressesQuery);
  const registered = registeredAddress(addresses.data?.kundeadresser ?? []);
  const postcode = registered?.postnummer;
  const place = useQuery({ ...placeQuery(postcode ?? ''), enabled: postcode !== undefined });

  if (!addresses.data) return <MissingRow label={t.label} failed={t.unavailable} answer={addresses} />;
  // Without a registered address, there is nothing to update.
  if (!registered) {
    const text = addresses.data.kundeadresser.length === 0 ? t.none : t.noneRegistered;
    return <ProfileRow label={t.label} value={<span className="kfp-subdued">{text}</span>} />;
  }
  if (place.data === undefined) return <MissingRow label={t.label} failed={t.unavailable} answer={place} />;
  return <KnownAddress text={formatAddress(registered, place.data)} />;
}

/** Renders the address, with its update from the register (spec: shell §4.7). */
function KnownAddress({ text }: { text: string }) {
  const row = useRow('address');
  return (
    <EditableRow
      label={t.label}
      value={row.state === 'saving' ? <Loading text={t.updating} inline /> : text}
      row={row}
    >
      <LazyForm of="address" row={row} />
    </EditableRow>
  );
}

/**
 * Returns an address in one line: 'Storgata 1 A, 0155 Oslo', or without a street 'Gnr. 12 / bnr. 3, 2040
 * Kløfta' (spec: decisions §6). A postcode with no place has only the number.
 */
export function formatAddress(address: Address, place: string): string {
  const { postnummer } = address;
  const postal = place ? `${postnummer}\u00a0${place}` : postnummer;
  return [street(address) || farm(address), postal].filter(Boolean).join(', ');
}

function street({ gatenavn, gatenummer, gatenummerBokstav }: Address): string {
  if (!gatenavn) return '';
  const number = [gatenummer, gatenummerBokstav].filter(Boolean).join('\u00a0');
  return [gatenavn, number].filter(Boolean).join(' ');
}

function farm({ gaardsnummer, bruksnummer }: Address): string {
  return gaardsnummer && bruksnummer ? texts.address.farm(gaardsnummer, bruksnummer) : '';
}
