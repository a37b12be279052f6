import { resolve } from 'node:path';
import { PORTAL_PATH } from '../domain/paths.ts';
import type { Configuration } from './platform/config/configuration.ts';

export type People = readonly { ssn: string; navn: string; viser: string }[];

/** Returns the lines that the start prints: the addresses, where the data are, and who can log in. */
export function announcement(
  port: number,
  { database, loginProvider }: Configuration,
  people: People,
  internalPort: number | null = null,
): readonly string[] {
  const data = 'url' in database ? 'the PostgreSQL server of DATABASE_URL' : resolve(database.dataDir);
  const who = people.map(({ ssn, navn, viser }) => `  ${ssn}  ${navn}: ${viser}`);
  return [
    `The portal is at http://localhost:${port}${PORTAL_PATH}/`,
    ...(internalPort ? [`Health and metrics are at http://localhost:${internalPort}/internal/`] : []),
    `Its data are in ${data}`,
    ...(loginProvider ? [`Customers log in through ${loginProvider.issuer}`] : []),
    ...(loginProvider || who.length === 0 ? [] : ['Who can log in:', ...who]),
  ];
}
