/** The id of the footer's phone link, the target of contact links (spec: shell §2.8, shell §8.4). */
export const PHONE_ID = 'kfp-footer-phonenumber';

/** The id of the main content, the target of the skip link. It gets the focus after a page change without a title. */
export const CONTENT_ID = 'innhold';
