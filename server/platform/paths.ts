/** Where the portal's pages and their assets lie (shell 1). */
export const BASE_PATH = '/privat/forsikring/oversikt';
/** Where the calls lie (shell 7). */
export const CALLS_PATH = '/api/privat/forsikring';
