/** Folders that every part may import: the schemas of the API, pure domain rules, and texts. */
const SHARED = ['contract', 'domain', 'texts'];
const WEB = [...SHARED, 'web/platform'];
const SERVER = [...SHARED, 'server/platform'];

/** The public modules of the features that several areas use. */
const WEB_FEATURES = [
  'web/analytics/analytics-events.ts',
  'web/analytics/experiments.ts',
  'web/analytics/track.ts',
  'web/error-reports/reports.ts',
  'web/toasts/show-toast.ts',
];
const WEB_AREA = [...WEB, 'web/ui', 'web/styles', ...WEB_FEATURES];
const SERVER_AREA = [...SERVER, 'server/sources', 'server/standing'];

const SERVER_AREAS = [
  'server/acts',
  'server/activities',
  'server/agreements',
  'server/analytics',
  'server/calendar',
  'server/changes',
  'server/claims',
  'server/claims-jump',
  'server/confirmations',
  'server/consents',
  'server/cover',
  'server/distributor',
  'server/documents',
  'server/feedback',
  'server/invoices',
  'server/links',
  'server/messages',
  'server/my-data',
  'server/offers',
  'server/openapi',
  'server/profile',
  'server/reach',
  'server/recommendations',
  'server/session',
  'server/sharing',
  'server/sources',
  'server/standing',
  'server/summary',
  'server/tasks',
];
const SERVER_PARTS = [...SERVER, ...SERVER_AREAS, 'server/ssr', 'server/stubs'];
const COMMAND = [...SHARED, 'commands/shared', 'server/platform'];

/**
 * Allowed imports by folder or by single file, in addition to its own files and packages. The rule of a file
 * extends the rule of its folder. `web` and `server` apply to the files directly in those folders. Each
 * folder in them has its own rule; DEFAULT_IMPORTS applies to a folder without one.
 */
export const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain', 'texts'],
  texts: ['contract', 'domain', 'web/recommendations/products.ts'],

  server: SERVER_PARTS,
  'server/start.ts': ['server/test-login', 'commands/portfolio/demo.ts'],
  'server/platform': [...SHARED, 'server/migrations'],
  'server/migrations': [],
  'server/sources': SERVER,
  'server/standing': [...SERVER, 'server/sources'],
  'server/acts': [...SERVER_AREA, 'server/session'],
  'server/activities': SERVER_AREA,
  'server/agreements': SERVER_AREA,
  'server/analytics': SERVER_AREA,
  'server/calendar': SERVER_AREA,
  'server/changes': SERVER_AREA,
  'server/claims': SERVER_AREA,
  'server/claims-jump': SERVER_AREA,
  'server/confirmations': SERVER_AREA,
  'server/confirmations/check-confirmation.api.test.ts': ['server/my-data/delete-customer.ts'],
  'server/consents': SERVER_AREA,
  'server/cover': SERVER_AREA,
  'server/distributor': SERVER_AREA,
  'server/documents': SERVER_AREA,
  'server/feedback': SERVER_AREA,
  'server/invoices': SERVER_AREA,
  'server/links': SERVER_AREA,
  'server/messages': SERVER_AREA,
  'server/my-data': [
    ...SERVER_AREA,
    'server/activities/to-activity-entry.ts',
    'server/confirmations/confirmation-codes.ts',
    'server/consents/consent-texts.ts',
    'server/session/fresh-login.ts',
    'server/sharing',
  ],
  'server/offers': SERVER_AREA,
  'server/profile': SERVER_AREA,
  'server/reach': [...SERVER_AREA, 'server/session'],
  'server/recommendations': SERVER_AREA,
  'server/session': SERVER_AREA,
  'server/sharing': [...SERVER_AREA, 'server/session/fresh-login.ts'],
  'server/sharing/sharing.api.test.ts': ['server/my-data/delete-customer.ts'],
  'server/summary': SERVER_AREA,
  'server/tasks': SERVER_AREA,
  'server/openapi': [...SERVER, 'package.json'],
  'server/ssr': [...SERVER, ...SERVER_AREAS],
  'server/stubs': SERVER,
  'server/test-login': [...SERVER, 'server/session/login-client.ts'],
  'server/testing': [...SERVER_PARTS, 'commands/portfolio', 'server/app.ts', 'server/test-login', 'tools'],

  web: [...SHARED, 'web'],
  'web/app': [...SHARED, 'web'],
  'web/platform': WEB,
  'web/styles': [],
  // Renders pages of every area in component tests.
  'web/testing': [...SHARED, 'distributors.json', 'web'],
  'web/ui': [...WEB, 'web/styles'],
  'web/analytics': WEB_AREA,
  'web/component-page': [...WEB, 'web/ui'],
  'web/confirmation-check': WEB_AREA,
  'web/cookie-consent': WEB_AREA,
  'web/error-reports': WEB_AREA,
  'web/session-timeout': WEB_AREA,
  'web/toasts': WEB_AREA,
  'web/agreement-details': [
    ...WEB_AREA,
    'web/agreements',
    'web/claims',
    'web/documents',
    'web/invoices',
    'web/tasks/queries.ts',
  ],
  'web/agreements': WEB_AREA,
  'web/claims': [...WEB_AREA, 'web/agreements', 'web/documents'],
  'web/claims-jump': WEB_AREA,
  'web/cover': [...WEB_AREA, 'web/agreements', 'web/documents/queries.ts'],
  'web/documents': [...WEB_AREA, 'web/agreements'],
  'web/feedback': WEB_AREA,
  'web/invoices': [...WEB_AREA, 'web/agreements'],
  'web/language': WEB_AREA,
  'web/login': WEB_AREA,
  'web/my-data': WEB_AREA,
  'web/messages': [...WEB_AREA, 'web/agreements', 'web/documents'],
  'web/offline': WEB_AREA,
  'web/offers': WEB_AREA,
  'web/other-insurances': WEB_AREA,
  'web/profile': [...WEB_AREA, 'web/messages/MessagesLink.tsx'],
  'web/purchase-entries': [...WEB_AREA, 'web/agreements'],
  'web/receipt': [...WEB_AREA, 'web/agreements', 'web/recommendations'],
  'web/recommendations': WEB_AREA,
  'web/security': [...WEB_AREA, 'web/my-data'],
  'web/sharing': [...WEB_AREA, 'web/my-data'],
  'web/shell': WEB_AREA,
  'web/tasks': [...WEB_AREA, 'web/claims/claim-address.ts'],
  // Shows sections of other areas.
  'web/overview': [
    ...WEB_AREA,
    'web/agreements',
    'web/claims',
    'web/feedback',
    'web/offers',
    'web/purchase-entries',
    'web/recommendations',
    'web/tasks',
  ],

  'commands/shared': COMMAND,
  'commands/portfolio': [
    ...COMMAND,
    'server/distributor/read-distributor-file.ts',
    'server/migrations/move-items.ts',
    'server/migrations/time-limits.ts',
    'server/profile/postcodes.ts',
  ],
  'commands/client': [...COMMAND, 'package.json'],
  'commands/feedback': [...COMMAND, 'server/distributor/read-distributor-file.ts'],
  'commands/distributor': [...COMMAND, 'server/distributor', 'distributors.json'],
  'commands/distributor/preview.ts': ['commands/portfolio/demo.ts', 'tools'],
  'commands/customers': [
    ...COMMAND,
    'server/distributor/read-distributor-file.ts',
    'server/my-data',
    'server/session/own-session.ts',
    'server/session/sessions.ts',
    'server/sharing/sharings.ts',
    'server/sources/sources.ts',
  ],
  'commands/customers/customers.api.test.ts': ['server/cover/text-store.ts'],

  tools: [
    ...SHARED,
    'server/distributor/distributor-file.ts',
    'server/openapi/document.ts',
    'server/platform',
    'server/ssr/app-icon.ts',
    'server/ssr/page-styles.ts',
    'server/testing',
  ],
  'tools/sprites.ts': ['web/ui'],
  'tools/sprites.test.ts': ['web/ui'],
  'tools/every-page.test.ts': ['e2e/every-page.ts', 'web/app'],
  'tools/jokul-samples.tsx': ['web/ui'],
  e2e: [
    ...SHARED,
    'distributors.json',
    'commands/portfolio',
    'server/platform',
    'server/testing',
    'tools',
    'web/analytics/analytics-events.ts',
  ],
  'ops/bench': [...SHARED, 'e2e', 'commands/portfolio', 'server/platform', 'server/testing', 'tools'],
  'ops/deploy': ['package.json'],
  'ops/drills': [
    ...SHARED,
    'ops/bench',
    'e2e',
    'server/migrations',
    'server/platform',
    'server/testing',
    'tools',
  ],
  'playwright.config.ts': ['tools'],
  'vite.config.ts': ['texts', 'tools'],
  'vite.server.config.ts': ['tools'],
  'vitest.config.ts': ['tools'],
};

/** Allowed imports of a folder without a rule, by top-level folder. */
export const DEFAULT_IMPORTS: Readonly<Record<string, readonly string[]>> = { web: WEB, server: SERVER };
export const DEFAULT_ELSEWHERE = SHARED;

/** Additional imports allowed in tests, by top-level folder. */
export const TEST_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  domain: ['contract', 'texts'],
  server: [
    'distributors.json',
    'commands/portfolio',
    'e2e/every-page.ts',
    'server/migrations',
    'server/testing',
    'tools',
  ],
  web: ['distributors.json', 'web/testing'],
  commands: ['distributors.json', 'commands/portfolio', 'server/migrations', 'server/testing'],
  tools: ['distributors.json', 'package.json'],
};

/** Allowed packages, for the folders where packages are restricted. Tests may import any package. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = { domain: [], contract: ['typebox'] };
