import { addDays } from './days.ts';

/** What a sharing can include. Insurances are always included (spec: beyond §12). */
export const SHARING_SCOPES = ['FORSIKRINGER', 'DOKUMENTER', 'SKADER', 'FAKTURA'] as const;
export type SharingScope = (typeof SHARING_SCOPES)[number];

/** The parameter of a page's address that names the sharing through which the customer looks. */
export const ON_BEHALF_PARAMETER = 'vegneAv';

/** Returns the sharing that the address of a page, a form or a file names; null: the customer's own data. */
export function sharingInAddress(address: string): string | null {
  const [before = ''] = address.split('#');
  const start = before.indexOf('?');
  return start < 0 ? null : new URLSearchParams(before.slice(start)).get(ON_BEHALF_PARAMETER);
}

/** Returns an address of the portal (path, query and fragment) that names a sharing. */
export function addressWithSharing(address: string, id: string): string {
  const [before = '', ...fragment] = address.split('#');
  const [path, search = ''] = before.split('?');
  const query = new URLSearchParams(search);
  query.set(ON_BEHALF_PARAMETER, id);
  return [`${path}?${query}`, ...fragment].join('#');
}

/** The code of the answers to calls through a sharing that has ended, or that the customer never had. */
export const SHARING_OVER = 'DELING_AVSLUTTET';

/** The status of a sharing: the receiver has not answered yet, or can look. */
export type SharingStatus = 'VENTER' | 'AKTIV';

/** What the customer chooses to share in addition to the insurances. */
export const CHOSEN_SCOPES = SHARING_SCOPES.filter((scope) => scope !== 'FORSIKRINGER');

/** Returns whether these scopes share a document. An invoice names what the customer pays, so it needs that of bills too. */
export function isSharedDocument({ type }: { type: string }, scopes: readonly SharingScope[]): boolean {
  return scopes.includes('DOKUMENTER') && (type !== 'FAKTURA' || scopes.includes('FAKTURA'));
}

/** The kinds of documents that are no letters. */
const NO_LETTERS = ['FORSIKRINGSBEVIS', 'VILKAAR', 'FAKTURA', 'GRONT_KORT', 'AARSOVERSIKT'];

/** Returns whether a document may be a letter about a claim or a bill, as far as its kind tells. */
export function mayBeLetter({ type }: { type: string }): boolean {
  return !NO_LETTERS.includes(type);
}

/** The lengths of a sharing that the page offers, in days. */
export const SHARING_PERIODS = [30, 365] as const;

/** The longest sharing, in days. */
export const MAX_SHARING_DAYS = 365;
/** Days in which the receiver can accept an invitation. */
const ANSWER_DAYS = 14;

/** The first and the last day of a sharing, both `2026-12-31`. */
type SharingDays = { fra: string; til: string };

/** Returns the last day on which the receiver can accept. */
export function lastAnswerDay({ fra, til }: SharingDays): string {
  const last = addDays(fra, ANSWER_DAYS);
  return last < til ? last : til;
}

/** Returns whether a sharing or an invitation has ended before `today`, which is `2026-12-31`. */
export function hasEnded(days: SharingDays, status: SharingStatus, today: string): boolean {
  return today > (status === 'VENTER' ? lastAnswerDay(days) : days.til);
}

/** Returns the first invitation day, `2026-12-31`, whose invitations can still be accepted on `today`. */
export function firstOpenInvitationDay(today: string): string {
  return addDays(today, -ANSWER_DAYS);
}
