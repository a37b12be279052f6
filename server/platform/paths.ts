/** Where the portal's pages and their assets lie (shell 1). */
export const BASE_PATH = '/privat/forsikring/oversikt';
/** Where the calls lie (shell 7). */
export const CALLS_PATH = '/api/privat/forsikring';
/** The insurance start page where the distributor names no other (shell 2, Router table). */
export const INSURANCE_START_PAGE = '/privat/forsikring';
