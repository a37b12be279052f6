import type { claimsApi } from '../../contract/claims.ts';
import type { Handlers } from '../platform/http/endpoints.ts';

/** The customer's claims (spec: beyond §1). */
export function claimHandlers(): Handlers<typeof claimsApi> {
  return { 'GET /skader': () => ({ skader: [], systemSourceError: false }) };
}
