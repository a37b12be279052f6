/** The overview, which the wordmark and the error pages lead to (shell 2, Router table). */
export const OVERVIEW_ADDRESS = '/privat/forsikring/oversikt/';
