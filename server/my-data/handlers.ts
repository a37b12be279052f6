import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { MyData, myDataApi, StoredSession } from '../../contract/my-data.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { System } from '../../domain/systems.ts';
import type { CustomerRow } from '../platform/db/customer-row.ts';
import { optionalField } from '../platform/db/optional-fields.ts';
import type { CustomerTable } from '../platform/db/schema.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import type { CustomerRequest } from '../platform/http/per-request.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { expectFreshLogin, isFreshLogin } from '../session/fresh-login.ts';
import { collectData, type DataDeps } from './collect-data.ts';
import { dataText, readFiles } from './data-text.ts';
import { readDeletionRequest, requestDeletion, withdrawDeletion } from './deletion-request.ts';
import { dataTexts } from './texts.ts';

/**
 * Maximum number of requests per minute and network, which can be a whole office. Each request reads all
 * systems.
 */
const PER_MINUTE = 60;

type Session = NonNullable<FastifyRequest['session']>;
type Asked = { request: FastifyRequest; customerId: string; session: Session };

export type MyDataDeps = DataDeps & {
  /** the source systems that exist for the customer */
  systemsOf: (asked: CustomerRequest) => Promise<readonly System[]>;
  customerRow: CustomerRow;
  /** the active sessions of the request's customer, the request's own session first */
  sessionsOf: (asked: Asked) => Promise<StoredSession[]>;
};

/**
 * Returns the handlers for the export of the customer's data and for deletion requests
 * (spec: beyond §3, ADR-027).
 */
export function myDataHandlers(deps: MyDataDeps): Handlers<typeof myDataApi> {
  const { db, sources, systemsOf, customerRow, sessionsOf } = deps;
  const limited = (name: string) => ({ onRequest: rateLimit(name, PER_MINUTE) });

  return {
    'GET /mine-data': {
      http: { exposeHeadRoute: false, ...limited('my-data') },
      async handle(asked) {
        const { customer, data } = await fetchData(asked);
        const text = dataText(data, readFiles(sources, customer));
        return { content: Readable.from(text, { objectMode: false }), name: `${nameOf(asked)}.json` };
      },
    },

    'GET /mine-data.pdf': {
      http: { exposeHeadRoute: false, ...limited('my-data-pdf') },
      async handle(asked) {
        const { data } = await fetchData(asked);
        const { renderData } = await import('./render-data.ts');
        const { language, distributor } = asked.request;
        const content = await renderData(data, { language, author: distributor.name, at: Date.now() });
        return { content, size: content.length, name: `${nameOf(asked)}.pdf` };
      },
    },

    'GET /mine-data/status': async ({ customerId, session }) => ({
      kanHentes: isFreshLogin(session, Date.now()),
      ...optionalField('sletting', await readDeletionRequest(db, customerId)),
    }),

    'POST /mine-data/sletting': {
      http: limited('deletion-request'),
      async handle({ request, session }) {
        const sletting = await requestDeletion(db, session);
        securityEvent(request, 'deletion-requested');
        return { sletting };
      },
    },

    'DELETE /mine-data/sletting': {
      http: limited('deletion-withdrawal'),
      async handle({ request, session }) {
        if (await withdrawDeletion(db, session)) securityEvent(request, 'deletion-withdrawn');
        return null;
      },
    },
  };

  /** Records the activity before the data are returned, so that no export is without a record. */
  async function fetchData(asked: Asked): Promise<{ customer: CustomerTable; data: MyData }> {
    expectFreshLogin(asked.session);
    const customer = await customerRow(asked);
    await recordActivity(db, asked.session, 'data-fetched');
    securityEvent(asked.request, 'data-fetched');
    const { language } = asked.request;
    const sessions = await sessionsOf(asked);
    const data = await collectData(deps, { customer, systems: await systemsOf(asked), sessions, language });
    return { customer, data };
  }
}

function nameOf({ request }: Asked): string {
  return `${dataTexts(request.language).title} ${osloDate(Date.now())}`;
}
