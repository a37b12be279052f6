import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { myDataApi, StoredSession } from '../../contract/my-data.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import type { System } from '../../domain/systems.ts';
import { optionalField } from '../platform/db/optional-fields.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { refusal } from '../platform/http/errors.ts';
import { limitedByCustomer } from '../platform/http/rate-limit.ts';
import { recordActivity } from '../platform/observability/activities.ts';
import { securityEvent } from '../platform/observability/security-log.ts';
import { expectFreshLogin, isFreshLogin } from '../session/fresh-login.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { collectData } from './collect-data.ts';
import { dataText } from './data-text.ts';
import { readDeletionRequest, requestDeletion, withdrawDeletion } from './deletion-request.ts';
import { newestOf, readLongLists } from './own-records.ts';
import type { PdfThread } from './render-in-worker.ts';
import { dataTexts } from './texts.ts';

/** Maximum numbers of requests per minute. Each request reads all systems. */
const LIMITS = { perCustomer: 10, perNetwork: 60 };
/** Longest time for which a customer's PDF counts as being rendered, in ms, if the server fails meanwhile. */
const PDF_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

type Session = NonNullable<FastifyRequest['session']>;
type Asked = { request: FastifyRequest; customerId: string; session: Session };

type MyDataDeps = AreaServices & {
  /** the systems that `sources` can ask */
  namedSystems: readonly System[];
  /** the active sessions of the request's customer, the request's own session first */
  sessionsOf: (asked: Asked) => Promise<StoredSession[]>;
  pdfThread: PdfThread;
};

/** Returns the handlers for the export of the customer's data and for deletion requests (spec: beyond §3, ADR-027). */
export function myDataHandlers(deps: MyDataDeps): Handlers<typeof myDataApi> {
  const { db, sources, distributorNames, holdings, customerRow, sessionsOf, state, pdfThread } = deps;

  return {
    'GET /mine-data': {
      http: { exposeHeadRoute: false, ...limitedByCustomer('my-data', LIMITS) },
      async handle(asked) {
        const { customer, data, lists } = await fetchData(asked);
        const text = dataText(data, lists, { db, sources, customer });
        return { content: Readable.from(text, { objectMode: false }), name: `${nameOf(asked)}.json` };
      },
    },

    'GET /mine-data.pdf': {
      http: { exposeHeadRoute: false, ...limitedByCustomer('my-data-pdf', LIMITS) },
      async handle(asked) {
        const { language, distributor } = asked.request;
        const content = await oneAtATime(asked.customerId, async () => {
          const { data, lists } = await fetchData(asked);
          const shown = { ...data, ...(await newestOf(lists)) };
          return await pdfThread.render(shown, { language, author: distributor.name, at: Date.now() });
        });
        return { content, size: content.length, name: `${nameOf(asked)}.pdf` };
      },
    },

    'GET /mine-data/status': async ({ customerId, session }) => ({
      kanHentes: isFreshLogin(session, Date.now()),
      ...optionalField('sletting', await readDeletionRequest(db, customerId)),
    }),

    'POST /mine-data/sletting': {
      http: limitedByCustomer('deletion-request', LIMITS),
      async handle({ request, session }) {
        const sletting = await requestDeletion(db, session);
        securityEvent(request, 'deletion-requested');
        return { sletting };
      },
    },

    'DELETE /mine-data/sletting': {
      http: limitedByCustomer('deletion-withdrawal', LIMITS),
      async handle({ request, session }) {
        if (await withdrawDeletion(db, session)) securityEvent(request, 'deletion-withdrawn');
        return null;
      },
    },
  };

  /** Throws 429 if another request of the customer is being answered, on any server. */
  async function oneAtATime<T>(customerId: string, render: () => Promise<T>): Promise<T> {
    const key = `my-data-pdf:${customerId}`;
    const { count } = await state.increment(key, PDF_MS);
    if (count > 1) {
      const refused = refusal('limit-hit', 429, 'waitABit');
      refused.retryAfter = RETRY_AFTER_SECONDS;
      throw refused;
    }
    return await render().finally(() => state.delete(key));
  }

  /** Records the activity before the data are returned, so that no export is without a record. */
  async function fetchData(asked: Asked) {
    expectFreshLogin(asked.session);
    const customer = await customerRow(asked);
    await recordActivity(db, asked.session, 'data-fetched');
    securityEvent(asked.request, 'data-fetched');
    const { language } = asked.request;
    const sessions = await sessionsOf(asked);
    const data = await collectData(deps, { customer, systems: await holdings.systems(asked), sessions });
    return { customer, data, lists: readLongLists(db, customer.id, { language, distributorNames }) };
  }
}

function nameOf({ request }: Asked): string {
  return `${dataTexts(request.language).title} ${osloDate(Date.now())}`;
}
