/** The path on the host below which the portal and the other apps are (spec: shell §1). */
export const BASE_PATH = '/privat/forsikring';

/** The paths of the route table, below `BASE_PATH`, that other code refers to (spec: shell §2.1). */
export const PATHS = {
  overview: '/oversikt',
  claimsJump: '/oversikt/jump/seopp/skadesaker',
  cover: '/oversikt/dekning',
  confirmationCheck: '/oversikt/kontroll',
  cookies: '/oversikt/informasjonskapsler',
  language: '/oversikt/spraak',
  offers: '/oversikt/tilbud',
  offerComparison: '/oversikt/tilbud/sammenlign',
  otherInsurances: '/oversikt/andre-forsikringer',
  profile: '/oversikt/forsikringsprofil',
  purchaseEntries: '/oversikt/kjopsinnganger',
  security: '/oversikt/sikkerhet',
  sharing: '/oversikt/deling',
  loggedOutEverywhere: '/oversikt/utlogget-overalt',
} as const;

/** Returns the full path on the host for a path of the route table. */
export function addressOf(path: string): string {
  return BASE_PATH + path;
}

/** The path of the portal's pages and their assets (spec: shell §1). */
export const PORTAL_PATH = addressOf(PATHS.overview);
/** The path of the API (spec: shell §7). */
export const API_PATH = '/api/privat/forsikring';

/** The address of the overview. The wordmark and the error pages link to it (spec: shell §2.1). */
export const OVERVIEW_ADDRESS = `${PORTAL_PATH}/`;

/** The address of the health declaration in another app. Tasks and temporary insurances link to it. */
export const HEALTH_DECLARATION_ADDRESS = addressOf('/skade/jump/ahv');
