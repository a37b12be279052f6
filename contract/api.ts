import { activitiesApi } from './activities.ts';
import { agreementsApi } from './agreements.ts';
import { analyticsApi } from './analytics.ts';
import { calendarApi } from './calendar.ts';
import { claimsApi } from './claims.ts';
import { claimsJumpApi } from './claims-jump.ts';
import { confirmationsApi } from './confirmations.ts';
import { consentsApi } from './consents.ts';
import { coverApi } from './cover.ts';
import { distributorApi } from './distributor.ts';
import { documentsApi } from './documents.ts';
import { feedbackApi } from './feedback.ts';
import { invoicesApi } from './invoices.ts';
import { linksApi } from './links.ts';
import { messagesApi } from './messages.ts';
import { myDataApi } from './my-data.ts';
import { offersApi } from './offers.ts';
import { profileApi } from './profile.ts';
import { recommendationsApi } from './recommendations.ts';
import { ownSessionsApi, sessionApi } from './session.ts';
import { sharingApi } from './sharing.ts';
import { summaryApi } from './summary.ts';
import { tasksApi } from './tasks.ts';

/** Every endpoint under /api/privat/forsikring (ADR-011). */
export const api = {
  ...sessionApi,
  ...distributorApi,
  ...profileApi,
  ...consentsApi,
  ...tasksApi,
  ...recommendationsApi,
  ...analyticsApi,
  ...agreementsApi,
  ...offersApi,
  ...summaryApi,
  ...documentsApi,
  ...invoicesApi,
  ...claimsApi,
  ...messagesApi,
  ...confirmationsApi,
  ...calendarApi,
  ...feedbackApi,
  ...myDataApi,
  ...claimsJumpApi,
  ...linksApi,
  ...ownSessionsApi,
  ...activitiesApi,
  ...sharingApi,
  ...coverApi,
};
export type Api = typeof api;
