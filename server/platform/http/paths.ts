/** Where the portal's pages and their assets lie (spec: shell §1). */
export const BASE_PATH = '/privat/forsikring/oversikt';
/** Where the files lie that pages load: scripts, styles, pictures, typefaces. */
export const FILES_PATH = `${BASE_PATH}/filer/`;
/** Where the API is (spec: shell §7). */
export const API_PATH = '/api/privat/forsikring';
/** The insurance start page where the distributor names no other (spec: shell §2.1). */
export const INSURANCE_START_PAGE = '/privat/forsikring';

/** Where the login provider says that logins have ended; all customers' come from its one address (ADR-098). */
export const BACK_CHANNEL_LOGOUT_PATH = `${API_PATH}/auth/backchannel-logout`;

const INTERNAL_PATHS = ['/internal/', '/api/intern/'];

/** Whether an address is for those who run the portal and for systems beside it, and no customer's. */
export function isInternal(url: string): boolean {
  return INTERNAL_PATHS.some((path) => url.startsWith(path));
}
