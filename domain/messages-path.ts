import { BASE_PATH } from './paths.ts';

/** What decides on the pages of our own at a distributor. */
export type OwnPageSettings = { egneSider?: readonly string[]; messagesUrl: string };

/**
 * Returns where the messages are, below `BASE_PATH`, at a distributor that leaves them to us; null at one that has an inbox of
 * its own (spec: beyond §1, ADR-030).
 */
export function messagesPath({ egneSider, messagesUrl }: OwnPageSettings): string | null {
  const isOurs = egneSider?.includes('meldinger') === true && messagesUrl.startsWith(`${BASE_PATH}/`);
  return isOurs ? messagesUrl.slice(BASE_PATH.length) : null;
}
