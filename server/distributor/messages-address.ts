import { matchPath } from '../../domain/match-path.ts';
import type { OwnPageSettings } from '../../domain/messages-path.ts';
import { messagePaths, OWN_PAGE_PATHS } from '../../domain/own-pages.ts';
import { BASE_PATH, PATHS } from '../../domain/paths.ts';

/** A path below `BASE_PATH`, which the bank's gateway routes to us. It needs no escaping. */
const BELOW_BASE = new RegExp(`^${BASE_PATH}(?:/[\\w-]+)+$`);

/** Returns whether `messagesUrl` is valid. The address of the portal's own messages page must be free (ADR-030). */
export function isMessagesAddress({ egneSider, messagesUrl }: OwnPageSettings): boolean {
  if (!egneSider?.includes('meldinger') || messagesUrl.startsWith('https://')) return true;
  return BELOW_BASE.test(messagesUrl) && !isTaken(messagesUrl.slice(BASE_PATH.length));
}

function isTaken(list: string): boolean {
  if (list === PATHS.overview || list.startsWith(`${PATHS.overview}/`)) return true;
  const others = Object.values(OWN_PAGE_PATHS).flat();
  return messagePaths(list).some((ours) =>
    others.some((other) => matchesPattern(ours, other) || matchesPattern(other, ours)),
  );
}

function matchesPattern(pattern: string, other: string): boolean {
  return matchPath(pattern, other.replace(/:\w+/g, 'x')) !== null;
}
