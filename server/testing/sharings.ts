import { addDays } from '../../domain/days.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { SHARING_SCOPES, type SharingScope } from '../../domain/sharing.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import type { SharingTable } from '../platform/db/schema.ts';
import type { TestPortal } from './portal.ts';

/** The giver: has insurances, documents, claims and bills. */
export const KARI = '01819021887';
/** The receiver. */
export const JONAS = '14860161339';
/** Another customer. */
export const TOR = '30925821752';
const today = () => osloDate(Date.now());

type Scopes = readonly SharingScope[];

/** Every list of scopes that a customer can share. */
export const SCOPE_LISTS: readonly Scopes[] = [
  ['FORSIKRINGER'],
  ['FORSIKRINGER', 'DOKUMENTER'],
  ['FORSIKRINGER', 'SKADER'],
  ['FORSIKRINGER', 'FAKTURA'],
  ['FORSIKRINGER', 'DOKUMENTER', 'SKADER'],
  ['FORSIKRINGER', 'DOKUMENTER', 'FAKTURA'],
  ['FORSIKRINGER', 'SKADER', 'FAKTURA'],
  SHARING_SCOPES,
];

/** Each scope by itself, and all. */
const EACH_SCOPE_AND_ALL = SCOPE_LISTS.filter((scopes) => scopes.length !== 3);

/** Returns the id of the customer with a national id. */
export async function customerId({ db }: TestPortal, ssn: string): Promise<string> {
  const row = db.selectFrom('customer').select('id').where('ssn', '=', ssn);
  return (await row.executeTakeFirstOrThrow()).id;
}

/** Stores an accepted sharing of Kari's that ends today, and returns its id. `columns` replace its values. */
export async function storeSharing(
  portal: TestPortal,
  receiver: string,
  scopes: Scopes,
  columns: Partial<SharingTable> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const sides = { giver_id: await customerId(portal, KARI), receiver_id: await customerId(portal, receiver) };
  const days = { first_day: addDays(today(), -1), last_day: today() };
  const row = { id, ...sides, receiver_ssn: null, scopes: JSON.stringify(scopes), ...days, ...columns };
  await portal.db.insertInto('sharing').values(row).execute();
  return id;
}

/** Closed states: each stores a sharing with these scopes, and returns the id that Jonas sends to see its data. */
const CLOSED: Readonly<Record<string, (portal: TestPortal, scopes: Scopes) => Promise<string>>> = {
  waits: (portal, scopes) => storeSharing(portal, JONAS, scopes, { receiver_id: null, receiver_ssn: JONAS }),
  'has expired': (portal, scopes) => storeSharing(portal, JONAS, scopes, { last_day: addDays(today(), -1) }),
  'belongs to another receiver': (portal, scopes) => storeSharing(portal, TOR, scopes),
  'is the receiver’s own gift': async (portal, scopes) =>
    await storeSharing(portal, TOR, scopes, { giver_id: await customerId(portal, JONAS) }),
  'is two ids': async (portal, scopes) =>
    `${await storeSharing(portal, JONAS, scopes)}, ${crypto.randomUUID()}`,
  'was ended': async (portal, scopes) => {
    const id = await storeSharing(portal, JONAS, scopes);
    const kari = await portal.loggedIn(KARI);
    await kari.call('DELETE', `/deling/${id}`);
    return id;
  },
  'does not exist': async () => '00000000-0000-4000-8000-000000000000',
  'is no id': async () => "1' or '1'='1",
  'is empty': async () => '',
  'has a null character': async () => '\0',
};

/** The names of the states in which a sharing is closed for Jonas. */
export const CLOSED_STATES = Object.keys(CLOSED);

/**
 * Stores sharings in a closed state: one with all scopes and, on SQLite, one for each. A sharing is read as a whole, so
 * the other database has no part in what it opens. Returns the different ids that Jonas sends.
 */
export async function storeClosed(portal: TestPortal, state: string): Promise<string[]> {
  const ids = new Set<string>();
  for (const scopes of isPostgres(portal.db) ? [SHARING_SCOPES] : EACH_SCOPE_AND_ALL)
    ids.add((await CLOSED[state]?.(portal, scopes)) ?? '');
  return [...ids];
}
