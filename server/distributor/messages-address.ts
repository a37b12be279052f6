import { matchPath } from '../../domain/match-path.ts';
import type { OwnPageSettings } from '../../domain/messages-path.ts';
import { messagePaths, OWN_PAGE_PATHS } from '../../domain/own-pages.ts';
import { BASE_PATH, PATHS } from '../../domain/paths.ts';

/** Below `BASE_PATH`, where the bank's gateway leads to us; an address that needs no escaping. */
const BELOW_BASE = new RegExp(`^${BASE_PATH}(?:/[\\w-]+)+$`);

/**
 * Returns whether our page of the messages can stand where a distributor has them: at an address of their own. Where they are
 * no page of ours, anything will do (ADR-061).
 */
export function isMessagesAddress({ egneSider, messagesUrl }: OwnPageSettings): boolean {
  if (!egneSider?.includes('meldinger') || messagesUrl.startsWith('https://')) return true;
  return BELOW_BASE.test(messagesUrl) && !isTaken(messagesUrl.slice(BASE_PATH.length));
}

function isTaken(list: string): boolean {
  if (list === PATHS.overview || list.startsWith(`${PATHS.overview}/`)) return true;
  const others = Object.values(OWN_PAGE_PATHS).flat();
  return messagePaths(list).some((ours) => others.some((other) => meet(ours, other) || meet(other, ours)));
}

/** Whether a pattern takes an address of another one. */
function meet(pattern: string, other: string): boolean {
  return matchPath(pattern, other.replace(/:\w+/g, 'x')) !== null;
}
