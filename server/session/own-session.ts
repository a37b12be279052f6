import type { OwnSession } from '../../contract/security.ts';
import type { Language } from '../../texts/languages.ts';
import type { Device } from '../platform/device.ts';
import { deviceWords } from '../platform/device-words.ts';
import type { Session } from './sessions.ts';

const KINDS = { computer: 'DATAMASKIN', phone: 'MOBIL', tablet: 'NETTBRETT' } as const;
const UNKNOWN: Device = { browser: null, system: null, kind: null };

export type OwnSessionOptions = {
  /** kfpSessionId of the request's own session; null if it has none */
  current: string | null;
  language: Language;
  /** distributor names by short name */
  distributorNames: ReadonlyMap<string, string>;
};

/** Returns a customer's sessions in wire format, the request's own session first. */
export function toOwnSessions(sessions: readonly Session[], options: OwnSessionOptions): OwnSession[] {
  const isCurrent = ({ kfpSessionId }: Session) => kfpSessionId === options.current;
  const sorted = [...sessions.filter(isCurrent), ...sessions.filter((each) => !isCurrent(each))];
  return sorted.map((each) => toOwnSession(each, isCurrent(each), options));
}

function toOwnSession(
  { kfpSessionId, distributor, device = UNKNOWN, createdAt, lastSeenAt }: Session,
  denne: boolean,
  { language, distributorNames }: OwnSessionOptions,
): OwnSession {
  return {
    id: kfpSessionId,
    enhet: deviceWords(device, language),
    enhetstype: device.kind === null ? 'UKJENT' : KINDS[device.kind],
    distributor,
    distributornavn: distributorNames.get(distributor) ?? distributor,
    startet: new Date(createdAt).toISOString(),
    sistBrukt: new Date(lastSeenAt).toISOString(),
    denne,
  };
}
