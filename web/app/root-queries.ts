import { gotoOf } from '../login/goto.ts';
import { loginQuery } from '../login/queries.ts';
import { overviewQueries } from '../overview/page-queries.ts';
import type { PageQuery } from '../platform/api/prefetch.ts';
import type { QueriesOptions } from './route.ts';

/**
 * Returns the queries of the overview root: those of the overview or of the login page. Empty if the page is
 * switched off (spec: shell §2.2).
 */
export function rootQueries({ client, boot, url }: QueriesOptions): readonly PageQuery[] {
  const { distributor } = boot;
  if (distributor.toggles['nysalg-skade'] === 'false') return [];
  if (boot.session?.kfpSessionId !== undefined) return overviewQueries(client, distributor);
  return distributor.toggles['direkte-innlogging'] === 'false' ? [] : [loginQuery(gotoOf(url))];
}
