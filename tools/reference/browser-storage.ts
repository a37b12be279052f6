import { CONSENT_COOKIE, CONSENT_SECONDS } from '../../domain/cookie-consent.ts';
import { table } from './markdown.ts';

const CONSENT_DAYS = CONSENT_SECONDS / 86_400;
const BROWSER = 'the browser is closed';
const TAB = 'the tab is closed';
const CONSENT = 'the consent ends';

type Stored = { name: string; until: string; purpose: string };
const stored = (name: string, until: string, purpose: string): Stored => ({ name, until, purpose });

/** Stored without a question, because the pages need it or the customer asked for it. */
const COOKIES = [
  stored('kfp-session', BROWSER, 'The login. The server ends it earlier.'),
  stored('kfp-visitor', BROWSER, 'Protects forms and the start of the login before there is a session.'),
  stored('XSRF-TOKEN', BROWSER, 'Protects changes against other sites.'),
  stored('kfp-logout', '60 seconds', 'Lets a logout continue at the login provider.'),
  stored('kfp-kvittering', '60 seconds', 'Shows the result of a form on the next page.'),
  stored('kfp-prove', 'at once', 'Finds out whether the browser accepts cookies.'),
  stored(CONSENT_COOKIE, `${CONSENT_DAYS} days`, 'The answer to the cookie question.'),
  stored('kfp-spraak', `365 days; without functional cookies ${BROWSER}`, 'The language that was chosen.'),
];

/** In session storage. */
const OF_TAB = [
  stored('kfp-cache', 'the session ends, at most 24 hours', 'What the pages have loaded, for the next page.'),
  stored('kfp-drafts', 'the logout', 'Text that was left unsent on a page or at a timeout.'),
  stored('kfp-page-left', 'the logout', 'The page to return to after a timeout.'),
  stored('kfp-fragment', 'the login', 'The place on a page to return to after the login.'),
  stored('kfp-full-load', 'the next complete page', 'Prevents that a page loads again and again.'),
  stored('kfp-market-source', 'the session ends', 'Where the customer came from, for the purchase pages.'),
];

/** Stored with consent to statistics. */
const OF_STATISTICS = [
  ['cookie', stored('kfp-talte-kjop', `${BROWSER} or ${CONSENT}`, 'Counts a purchase once.')],
  ['cookie', stored('mp_KEY_mixpanel', `365 days or ${CONSENT}`, 'Random ids of browser and customer.')],
  ['local storage', stored('__mp_opt_in_out_KEY', CONSENT, 'The consent.')],
  ['local storage', stored('__mpq_KEY_ev', CONSENT, 'Events that are not yet sent.')],
  ['session storage', stored('mp_tab_id_mixpanel_KEY', `${TAB} or ${CONSENT}`, 'Random id of the tab.')],
  [
    'session storage',
    stored('mp_gen_new_tab_id_mixpanel_KEY', `${TAB} or ${CONSENT}`, 'Whether it has one.'),
  ],
] as const;

const ROWS = [
  ...COOKIES.map((each) => rowOf('cookie', each)),
  ...OF_TAB.map((each) => rowOf('session storage', each)),
  ...OF_STATISTICS.map(([place, each]) => rowOf(place, each, 'statistics')),
];

/** The names that the portal itself gives to cookies and keys. */
export const OWN_NAMES: readonly string[] = [
  ...COOKIES,
  ...OF_TAB,
  ...OF_STATISTICS.map(([, each]) => each),
].flatMap(({ name }) => (name.includes('KEY') ? [] : [name]));

function rowOf(place: string, { name, until, purpose }: Stored, consent = '–'): string[] {
  return [`\`${name}\``, place, until, purpose, consent];
}

/** Returns the page of everything that the portal stores in browsers. */
export function browserStoragePage(): string {
  return `# Browser storage

Everything that the portal stores in customers’ browsers, for the bank’s information about cookies (Electronic Communications
Act, section 3-15). \`KEY\` is \`ANALYTICS_PROJECT_KEY\`. Over https the cookies with secrets have the prefix \`__Host-\`: session,
visitor, logout and result.

${table(['Name', 'Place', 'Until', 'Purpose', 'Consent'], ROWS)}

- Analytics events go to \`ANALYTICS_API_HOST\`.
- With consent to statistics, recordings of visits go to the host of \`SENTRY_DSN\`. They and error reports store nothing here.
- The portal also reads the cookies \`bankOptIn.cookie\` and \`mobileBank.cookie\` of the [distributor file](distributor-file.md). It
  does not set them.

This page is generated from \`tools/reference/browser-storage.ts\` by \`npm run reference\`.
`;
}
