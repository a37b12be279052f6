import type { distributorApi } from '../../contract/distributor.ts';
import type { Handlers } from '../platform/http/endpoints.ts';

/** What the distributor itself answers (spec: shell §7.1). */
export function distributorHandlers(): Handlers<typeof distributorApi> {
  return { 'GET /auth/bankkontakt': ({ request }) => request.distributor.bankkontakt };
}
