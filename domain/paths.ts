/** Where the portal and the apps beside it lie on their host (spec: shell §1). */
export const BASE_PATH = '/privat/forsikring';

/** The paths of the route table, below `BASE_PATH`, that something beside the table names (spec: shell §2.1). */
export const PATHS = {
  overview: '/oversikt',
  claimsJump: '/oversikt/jump/seopp/skadesaker',
  language: '/oversikt/spraak',
  offers: '/oversikt/tilbud',
  otherInsurances: '/oversikt/andre-forsikringer',
  purchaseEntries: '/oversikt/kjopsinnganger',
  security: '/oversikt/sikkerhet',
} as const;

/** Returns the path on the host of a path of the route table. */
export function addressOf(path: string): string {
  return BASE_PATH + path;
}

/** The overview, which the wordmark and the error pages lead to (spec: shell §2.1). */
export const OVERVIEW_ADDRESS = `${addressOf(PATHS.overview)}/`;
