import type { QueryClient } from '@tanstack/react-query';
import type { Boot } from '../../contract/first-page.ts';
import { gotoOf } from '../login/goto.ts';
import { loginQuery } from '../login/queries.ts';
import { prefetchOverview } from '../overview/prefetch.ts';
import { BASE_PATH } from './routes.ts';

/** Starts the calls that the page of this address is drawn from; done when all have answered or failed. */
export async function prefetch(client: QueryClient, { session, distributor }: Boot, url: URL): Promise<void> {
  const isRoot = url.pathname.replace(/\/$/, '') === BASE_PATH;
  const { toggles, shortname } = distributor;
  if (!isRoot || session === null || toggles['nysalg-skade'] === 'false') return;
  if (session.kfpSessionId) return await prefetchOverview(client, shortname);
  if (toggles['direkte-innlogging'] === 'false') return;
  await client.prefetchQuery(loginQuery(gotoOf(url)));
}
