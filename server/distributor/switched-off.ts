import type { FastifyBaseLogger } from 'fastify';
import type { DistributorFile } from './distributor-file.ts';
import { environmentOf } from './environment.ts';
import type { Toggles, ToggleValues } from './toggles.ts';

/** What a toggle takes from customers when it is off. */
const TAKEN_AWAY: Readonly<Record<keyof ToggleValues, string>> = {
  'nysalg-skade': 'the overview and its login page are an error page (503)',
  'direkte-innlogging': "the portal's login page does not exist (404)",
};

/**
 * Returns a function that logs the toggles that are off, per host of a distributor, and what customers miss. It
 * logs again only after a change: a new toggle in Unleash starts off, and would otherwise look like a fault.
 */
export function switchedOffLog(
  toggles: Toggles,
  { distributors, productionHosts }: DistributorFile,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  let logged = '[]';
  return () => {
    const off = distributors.flatMap((distributor) =>
      distributor.hosts.flatMap((host) => {
        const values = Object.entries(toggles.of(distributor, environmentOf(host, productionHosts)));
        return values
          .filter(([, value]) => value === 'false')
          .map(([toggle]) => ({ host, toggle, effect: TAKEN_AWAY[toggle as keyof ToggleValues] }));
      }),
    );
    const key = JSON.stringify(off);
    if (key === logged) return;
    logged = key;
    for (const each of off) log.warn(each, 'a toggle is off');
    if (off.length === 0) log.warn('all toggles are on again');
  };
}
