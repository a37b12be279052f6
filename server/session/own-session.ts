import type { StoredSession } from '../../contract/my-data.ts';
import type { OwnSession } from '../../contract/session.ts';
import type { Language } from '../../texts/languages.ts';
import { optionalField } from '../platform/db/optional-fields.ts';
import type { Device } from '../platform/device.ts';
import { deviceKind, deviceWords } from '../platform/device-words.ts';
import type { Session } from './sessions.ts';

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
  return currentFirst(sessions, options).map((each) => toOwnSession(each, options));
}

/** Returns a customer's sessions with all stored fields, for the export of the customer's data. */
export function toStoredSessions(sessions: readonly Session[], options: OwnSessionOptions): StoredSession[] {
  return currentFirst(sessions, options).map((session) => {
    const { loginContext, authenticatedAt, provider } = session;
    return {
      ...toOwnSession(session, options),
      loginContext,
      ...(authenticatedAt && { autentisert: new Date(authenticatedAt).toISOString() }),
      ...(provider && {
        innloggingstjeneste: { kundemerke: provider.sub, ...optionalField('oktmerke', provider.sid) },
      }),
    };
  });
}

function currentFirst(sessions: readonly Session[], options: OwnSessionOptions): Session[] {
  return sessions.toSorted((a, b) => Number(isCurrent(b, options)) - Number(isCurrent(a, options)));
}

function isCurrent({ kfpSessionId }: Session, { current }: OwnSessionOptions): boolean {
  return kfpSessionId === current;
}

function toOwnSession(session: Session, options: OwnSessionOptions): OwnSession {
  const { kfpSessionId, distributor, device = UNKNOWN, createdAt, lastSeenAt } = session;
  const { language, distributorNames } = options;
  return {
    id: kfpSessionId,
    enhet: deviceWords(device, language),
    enhetstype: deviceKind(device),
    distributor,
    distributornavn: distributorNames.get(distributor) ?? distributor,
    startet: new Date(createdAt).toISOString(),
    sistBrukt: new Date(lastSeenAt).toISOString(),
    denne: isCurrent(session, options),
  };
}
