/** The overview, which the wordmark and the error pages lead to (shell 2, Router table). */
export const OVERVIEW_ADDRESS = '/privat/forsikring/oversikt/';

/** The footer's phone link; pages that offer to contact us lead to it (shell 2 and 8). */
export const PHONE_ID = 'kfp-footer-phonenumber';

/** The page's own content: where the skip link leads, and the focus after a change of page. */
export const CONTENT_ID = 'innhold';
