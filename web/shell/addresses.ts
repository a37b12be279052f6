/** The footer's phone link; pages that offer to contact us lead to it (spec: shell §2.8, shell §8.4). */
export const PHONE_ID = 'kfp-footer-phonenumber';

/** The page's own content: where the skip link leads, and the focus after a change of page. */
export const CONTENT_ID = 'innhold';
