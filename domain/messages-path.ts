import { BASE_PATH } from './paths.ts';

/** The settings of a distributor that decide which pages the portal has itself. */
export type OwnPageSettings = { egneSider?: readonly string[]; messagesUrl: string };

/** Returns the path of the messages; null when the distributor has its own inbox (spec: beyond §1, ADR-030). */
export function messagesPath({ egneSider, messagesUrl }: OwnPageSettings): string | null {
  const isOurs = egneSider?.includes('meldinger') === true && messagesUrl.startsWith(`${BASE_PATH}/`);
  return isOurs ? messagesUrl.slice(BASE_PATH.length) : null;
}
