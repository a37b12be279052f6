import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

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

/** The folders of the server that are no areas. */
const NOT_AREAS = ['migrations', 'platform', 'ssr', 'stubs', 'test-login', 'testing'];
const SERVER_AREAS = readdirSync(join(root, 'server'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && !NOT_AREAS.includes(each.name))
  .map(({ name }) => `server/${name}`);
const SERVER_PARTS = [...SERVER, ...SERVER_AREAS, 'server/ssr', 'server/stubs'];
const COMMAND = [...SHARED, 'commands/shared', 'server/platform'];

/**
 * Allowed imports by folder or by single file, in addition to its own files and packages. The rule of a file
 * extends the rule of its folder. `web` and `server` apply to the files directly in those folders.
 * DEFAULT_IMPORTS applies to a folder in them without a rule.
 */
export const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  contract: ['domain', 'texts'],
  texts: ['contract', 'domain', 'web/recommendations/products.ts'],

  server: SERVER_PARTS,
  'server/start.ts': ['server/test-login', 'commands/portfolio/demo.ts'],
  'server/platform': [...SHARED, 'server/migrations'],
  'server/migrations': ['server/platform/db/is-postgres.ts'],
  'server/sources': SERVER,
  'server/standing': [...SERVER, 'server/sources'],
  'server/acts': [...SERVER_AREA, 'server/session'],
  'server/confirmations/check-confirmation.api.test.ts': ['server/my-data/delete-customer.ts'],
  'server/my-data': [
    ...SERVER_AREA,
    'server/activities/read-activities.ts',
    'server/confirmations/confirmation-codes.ts',
    'server/confirmations/confirmation-texts.ts',
    'server/consents/consent-texts.ts',
    'server/cover/delete-texts.ts',
    'server/session/fresh-login.ts',
    'server/sharing',
  ],
  'server/reach': [...SERVER_AREA, 'server/session'],
  'server/session/own-sessions.ts': ['server/sharing/sharings.ts'],
  'server/sharing': [...SERVER_AREA, 'server/session/fresh-login.ts'],
  'server/sharing/sharing.api.test.ts': ['server/my-data/delete-customer.ts'],
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
  'web/component-page': [...WEB, 'web/ui'],
  'web/agreement-details': [
    ...WEB_AREA,
    'web/agreements',
    'web/claims',
    'web/documents',
    'web/invoices',
    'web/tasks/queries.ts',
  ],
  'web/claims': [...WEB_AREA, 'web/agreements', 'web/documents'],
  'web/cover': [...WEB_AREA, 'web/agreements', 'web/documents/queries.ts'],
  'web/documents': [...WEB_AREA, 'web/agreements'],
  'web/invoices': [...WEB_AREA, 'web/agreements'],
  'web/messages': [...WEB_AREA, 'web/agreements', 'web/documents'],
  'web/profile': [...WEB_AREA, 'web/messages/MessagesLink.tsx'],
  'web/purchase-entries': [...WEB_AREA, 'web/agreements'],
  'web/receipt': [...WEB_AREA, 'web/agreements', 'web/recommendations'],
  'web/security': [...WEB_AREA, 'web/my-data'],
  'web/sharing': [...WEB_AREA, 'web/my-data'],
  'web/tasks': [...WEB_AREA, 'web/claims/claim-path.ts'],
  // Shows sections of other areas.
  'web/overview': [
    ...WEB_AREA,
    'web/agreements',
    'web/claims',
    'web/offers',
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
  'commands/config': [...COMMAND, 'server/reach/reach.ts', 'server/settings.ts'],
  'commands/feedback': [...COMMAND, 'server/distributor/read-distributor-file.ts'],
  'commands/distributor': [...COMMAND, 'server/distributor'],
  'commands/distributor/preview.ts': ['commands/portfolio/demo.ts', 'server/testing', 'tools'],
  'commands/customers': [
    ...COMMAND,
    'server/distributor/distributor-file.ts',
    'server/distributor/read-distributor-file.ts',
    'server/my-data',
    'server/session/own-session.ts',
    'server/session/sessions.ts',
    'server/sharing/sharings.ts',
    'server/sources/sources.ts',
    'server/sources/unnamed-systems.ts',
  ],
  'commands/customers/delete.api.test.ts': ['server/cover/text-store.ts'],
  'commands/customers/testing/customers-command.ts': ['commands/portfolio/demo.ts', 'server/testing'],

  tools: [
    ...SHARED,
    'server/distributor/distributor-file.ts',
    'server/openapi/document.ts',
    'server/platform',
    'server/ssr/app-icon.ts',
    'server/ssr/page-styles.ts',
    'server/testing',
  ],
  'tools/reference/neighbours.ts': ['commands/portfolio/demo.json'],
  'tools/reference/neighbours.test.ts': ['server/sources/source-error.ts'],
  'tools/sprites.ts': ['web/ui'],
  'tools/sprites.test.ts': ['web/ui'],
  'tools/every-page.test.ts': ['e2e/every-page.ts', 'web/app'],
  'tools/jokul-samples.tsx': ['web/ui'],
  'tools/jokul.test.ts': ['server/distributor/theme.ts'],
  e2e: [
    ...SHARED,
    'distributors.json',
    'commands/portfolio',
    'server/platform',
    'server/testing',
    'tools',
    'web/analytics/analytics-events.ts',
  ],
  'ops/bench': [
    ...SHARED,
    'e2e',
    'commands/portfolio',
    'commands/shared',
    'server/platform',
    'server/testing',
    'tools',
  ],
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

/** Allowed imports of an area without a rule, by top-level folder. */
export const DEFAULT_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  web: WEB_AREA,
  server: SERVER_AREA,
};
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
