import type { distributorApi } from '../../contract/distributor.ts';
import type { Handlers } from '../platform/http/endpoints.ts';

/** Returns the handler for the distributor's contact information (spec: shell §7.1). */
export function distributorHandlers(): Handlers<typeof distributorApi> {
  return { 'GET /auth/bankkontakt': ({ request }) => request.distributor.bankkontakt };
}
