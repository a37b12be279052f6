import { BankContact } from '../../contract/distributor.ts';
import type { ApiApp } from '../platform/http/api.ts';

/** The distributor's own calls (spec: shell §7.1). */
export function distributorRoutes(app: ApiApp): void {
  app.get(
    '/auth/bankkontakt',
    {
      config: { login: true },
      schema: { summary: 'Tell whom the customer can turn to', response: { 200: BankContact } },
    },
    async (request) => request.distributor.bankkontakt,
  );
}
