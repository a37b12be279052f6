import { type Api, api } from '../contract/api.ts';
import { namesOf } from '../domain/systems.ts';
import { activityHandlers } from './activities/handlers.ts';
import { agreementHandlers } from './agreements/handlers.ts';
import { analyticsHandlers } from './analytics/handlers.ts';
import { calendarHandlers } from './calendar/handlers.ts';
import { claimHandlers } from './claims/handlers.ts';
import { claimsJumpHandlers } from './claims-jump/handlers.ts';
import { confirmationHandlers } from './confirmations/handlers.ts';
import { consentHandlers } from './consents/handlers.ts';
import { coverHandlers } from './cover/handlers.ts';
import { distributorHandlers } from './distributor/handlers.ts';
import { documentHandlers } from './documents/handlers.ts';
import { feedbackHandlers } from './feedback/handlers.ts';
import { invoiceHandlers } from './invoices/handlers.ts';
import { linkHandlers } from './links/handlers.ts';
import { messageHandlers } from './messages/handlers.ts';
import { myDataHandlers } from './my-data/handlers.ts';
import { offerHandlers } from './offers/handlers.ts';
import { customerRow } from './platform/db/customer-row.ts';
import { createEndpoints, type Handlers } from './platform/http/endpoints.ts';
import { whoseData } from './platform/http/on-behalf.ts';
import { profileHandlers } from './profile/handlers.ts';
import { recommendationHandlers } from './recommendations/handlers.ts';
import type { Services } from './services.ts';
import { sessionSecret } from './session/cookies.ts';
import { sessionHandlers } from './session/handlers.ts';
import { toStoredSessions } from './session/own-session.ts';
import { ownSessionHandlers } from './session/own-sessions.ts';
import { sharingHandlers } from './sharing/handlers.ts';
import { sharingAccess } from './sharing/sharing-access.ts';
import { sharingList } from './sharing/sharing-list.ts';
import { customerRecords } from './sources/customer/customer-records.ts';
import { createHoldings } from './standing/holdings.ts';
import { summaryHandlers } from './summary/handlers.ts';
import { taskHandlers } from './tasks/handlers.ts';

/** Returns all endpoints of the contract with the handlers of all areas. */
export function apiEndpoints(services: Services) {
  const { configuration, db, distributorFile, sources, sessions, timeouts } = services;
  const row = customerRow(db);
  const records = customerRecords(sources.customer, row);
  const area = {
    ...configuration,
    ...services,
    holdings: createHoldings({ sources, customerRow: row, person: records.person }),
    records,
    customerRow: row,
    distributorNames: new Map(distributorFile.distributors.map((each) => [each.shortname, each.name])),
  };
  const handlers: Handlers<Api> = {
    ...sessionHandlers(area),
    ...ownSessionHandlers(area),
    ...activityHandlers({ ...area, recordTimeouts: timeouts.bringUpToDate }),
    ...distributorHandlers(),
    ...profileHandlers(area),
    ...consentHandlers(area),
    ...taskHandlers(area),
    ...recommendationHandlers(area),
    ...analyticsHandlers(area),
    ...agreementHandlers(area),
    ...offerHandlers(area),
    ...summaryHandlers({
      ...area,
      receivedSharings: async (asked) => (await sharingList(services, await row(asked))).mottatt,
    }),
    ...documentHandlers(area),
    ...invoiceHandlers(area),
    ...claimHandlers(area),
    ...messageHandlers(area),
    ...confirmationHandlers(area),
    ...myDataHandlers({
      ...area,
      namedSystems: namesOf(distributorFile.systems),
      sessionsOf: async ({ request: { language }, customerId, session }) =>
        toStoredSessions(await sessions.ofCustomer(customerId), {
          current: session.kfpSessionId,
          language,
          distributorNames: area.distributorNames,
        }),
    }),
    ...calendarHandlers(area),
    ...feedbackHandlers(area),
    ...claimsJumpHandlers({
      ...area,
      sessionHandle: (request) => sessions.handleOf(sessionSecret(request) ?? ''),
    }),
    ...sharingHandlers(area),
    ...coverHandlers(area),
    ...linkHandlers(area),
  };
  return createEndpoints(api, handlers, whoseData(sharingAccess(db)));
}
