/** Where the portal's pages and their assets lie (spec: shell §1). */
export const BASE_PATH = '/privat/forsikring/oversikt';
/** Where the API is (spec: shell §7). */
export const API_PATH = '/api/privat/forsikring';
/** The insurance start page where the distributor names no other (spec: shell §2.1). */
export const INSURANCE_START_PAGE = '/privat/forsikring';
