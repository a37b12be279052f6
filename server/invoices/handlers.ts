import type { invoicesApi } from '../../contract/invoices.ts';
import type { Handlers } from '../platform/http/endpoints.ts';

/** The customer's invoices (spec: beyond §1). */
export function invoiceHandlers(): Handlers<typeof invoicesApi> {
  return { 'GET /fakturaer': () => ({ fakturaer: [], systemSourceError: false }) };
}
