import type { DistributorSettings } from './distributor-file.ts';

/** The domains of our demonstration, and those that RFC 2606 reserves for examples. */
const PLACEHOLDER =
  /(^|[/@.])((eksempel|example)\.(no|com|net|org)|[a-z0-9-]+\.(example|invalid|test))(?=[:/?#]|$)/;
/** The telephone numbers of our demonstration. */
const PLACEHOLDER_PHONE = /^22 ?00 ?[09]0 ?0\d$/;
/** The insurer of a new distributor file. */
export const PLACEHOLDER_INSURER = 'Eksempel Forsikring';

/**
 * Returns one line for each example in a distributor: an address, a telephone number, a host or the insurer. Its own
 * `hosts` are not checked: customers can't reach the portal at an example.
 */
export function placeholderIssues({ hosts, ...shown }: DistributorSettings): string[] {
  return textsIn(shown).flatMap(({ place, text }) => {
    if (PLACEHOLDER.test(text)) return `${place}: ${text} is an example, not an address of yours.`;
    if (PLACEHOLDER_PHONE.test(text)) return `${place}: ${text} is an example, not a number of yours.`;
    if (text === PLACEHOLDER_INSURER) return `${place}: ${text} is an example, not your insurer.`;
    return [];
  });
}

function textsIn(value: unknown, place = ''): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, Array.isArray(value) ? `${place}[${key}]` : place ? `${place}.${key}` : key),
  );
}
