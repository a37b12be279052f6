import type { confirmationsApi } from '../../contract/confirmations.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import type { Database } from '../platform/db/database.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { oneAgreement } from '../sources/one-agreement.ts';
import type { Sources } from '../sources/sources.ts';
import { confirmationOf } from './confirmation.ts';

/** Rendering takes some hundredths of a second of one processor: so many a minute may a network ask for. */
const CONFIRMATIONS_PER_MINUTE = 60;

export type ConfirmationDeps = {
  db: Database;
  sources: Sources;
  customerRow: CustomerRow;
};

/** The confirmation of an agreement, rendered on request (spec: beyond §1). */
export function confirmationHandlers({
  db,
  sources,
  customerRow,
}: ConfirmationDeps): Handlers<typeof confirmationsApi> {
  return {
    'GET /bekreftelser/:systemSource/:policyNumber': {
      http: {
        exposeHeadRoute: false,
        onRequest: rateLimit('confirmation', CONFIRMATIONS_PER_MINUTE),
      },
      async handle({ params, query, ...asked }) {
        const customer = await customerRow(asked);
        const confirmation = confirmationOf(await oneAgreement(sources, customer, params), {
          language: query.spraak ?? asked.request.language,
          insurer: asked.request.distributor.insurer,
          customerName: customer.name ?? '',
          today: osloDate(Date.now()),
        });
        const { renderConfirmation } = await import('./render-confirmation.ts');
        const content = await renderConfirmation(confirmation);
        await recordActivity(db, asked.session, 'confirmation-fetched');
        return { content, size: content.length, name: `${confirmation.title} ${params.policyNumber}.pdf` };
      },
    },
  };
}
