import { CONSENT_COOKIE, CONSENT_SECONDS, NEW_CONSENT_COOKIE } from '../../domain/cookie-consent.ts';
import { table } from './markdown.ts';

const CONSENT_DAYS = CONSENT_SECONDS / 86_400;
const BROWSER = 'the browser is closed';
const CONSENT = 'the consent ends';

type Stored = readonly [name: string, place: string, until: string, purpose: string, consent: string];

/** In the order of the page. Without consent: the pages need it, or the customer asked for it. */
const STORED: readonly Stored[] = [
  ...inPlace('cookie', '–', [
    ['kfp-session', BROWSER, 'The login. The server ends it earlier.'],
    ['kfp-visitor', BROWSER, 'Protects forms and the start of the login before there is a session.'],
    ['XSRF-TOKEN', BROWSER, 'Protects changes against other sites.'],
    ['kfp-logout', '60 seconds', 'Lets a logout continue at the login provider.'],
    ['kfp-kvittering', '60 seconds', 'Shows the result of a form on the next page.'],
    ['kfp-prove', 'at once', 'Finds out whether the browser accepts cookies.'],
    [CONSENT_COOKIE, `${CONSENT_DAYS} days`, 'The answer to the cookie question.'],
    [
      NEW_CONSENT_COOKIE,
      'the next page',
      'The time of the answer. The server then stores the answer, for Safari.',
    ],
    ['kfp-spraak', `365 days; without functional cookies ${BROWSER}`, 'The language that was chosen.'],
  ]),
  ...inPlace('session storage', '–', [
    ['kfp-cache', 'the session ends, at most 24 hours', 'What the pages have loaded, for the next page.'],
    ['kfp-drafts', 'the logout', 'Text that was left unsent on a page or at a timeout.'],
    ['kfp-page-left', 'the logout', 'The page to return to after a timeout.'],
    ['kfp-fragment', 'the login', 'The place on a page to return to after the login.'],
    ['kfp-full-load', 'the next complete page', 'Prevents a page from loading again and again.'],
    ['kfp-market-source', 'the session ends', 'Where the customer came from, for the purchase pages.'],
  ]),
  ...inPlace('cookie', 'statistics', [
    ['kfp-talte-kjop', `${BROWSER} or ${CONSENT}`, 'Counts a purchase once.'],
    ['mp_KEY_mixpanel', `365 days or ${CONSENT}`, 'Random ids of browser and customer.'],
  ]),
  ...inPlace('local storage', 'statistics', [
    ['__mp_opt_in_out_KEY', CONSENT, 'The consent.'],
    ['__mpq_KEY_ev', CONSENT, 'Events that are not yet sent.'],
  ]),
  ...inPlace('session storage', 'statistics', [
    ['mp_tab_id_mixpanel_KEY', CONSENT, 'Random id of the tab.'],
    ['mp_gen_new_tab_id_mixpanel_KEY', CONSENT, 'Whether the tab needs a new id.'],
  ]),
];

function inPlace(place: string, consent: string, entries: readonly (readonly [string, string, string])[]) {
  return entries.map(([name, until, purpose]): Stored => [name, place, until, purpose, consent]);
}

/** The names that the portal itself gives to cookies and keys. */
export const OWN_NAMES = STORED.map(([name]) => name).filter((name) => !name.includes('KEY'));

/** Returns the page of everything that the portal stores in browsers. */
export function browserStoragePage(): string {
  const rows = STORED.map(([name, ...rest]) => [`\`${name}\``, ...rest]);
  return `# Browser storage

Everything that the portal stores in customers’ browsers, for the bank’s information about cookies (Electronic Communications
Act, section 3-15). \`KEY\` is \`ANALYTICS_PROJECT_KEY\`. Over https the cookies with secrets have the prefix \`__Host-\`: session,
visitor, logout and result.

${table(['Name', 'Place', 'Until', 'Purpose', 'Consent'], rows)}

- Session storage also ends when the tab is closed.
- Analytics events go to \`ANALYTICS_API_HOST\`.
- With consent to statistics, recordings of visits go to the host of \`SENTRY_DSN\`. They and error reports store nothing here.
- The portal also reads the cookies \`bankOptIn.cookie\` and \`mobileBank.cookie\` of the [distributor file](distributor-file.md). It
  does not set them.

This page is generated from \`tools/reference/browser-storage.ts\` by \`npm run reference\`.
`;
}
