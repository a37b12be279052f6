import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCycles, refusedImports } from './check-imports.ts';
import { IMPORTS, TEST_IMPORTS } from './import-rules.ts';
import { readSources } from './read-sources.ts';
import { root } from './set-up.mjs';

const sources = readSources(/\.(?:ts|tsx|mjs|scss)$/);

describe('the import rules', () => {
  it('hold in every file', () => {
    expect(refusedImports(sources), 'IMPORTS of tools/import-rules.ts').toEqual([]);
  });

  it('allow no cycle, of values or of types', () => {
    expect(importCycles(sources)).toEqual([]);
  });

  it('name only paths that exist', () => {
    const named = [IMPORTS, TEST_IMPORTS].flatMap((table) => Object.entries(table).flat(2));
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('refusedImports', () => {
  it.each([
    ['domain/money.ts', './systems.ts'],
    ['domain/money.test.ts', 'fast-check'],
    ['contract/offers.ts', '../domain/money.ts'],
    ['contract/offers.ts', 'typebox/value'],
    ['server/start.ts', './test-login/test-login.ts'],
    ['server/app.ts', './offers/routes.ts'],
    ['server/offers/routes.ts', '../sources/collect.ts'],
    ['server/offers/offers.api.test.ts', '../testing/portal.ts'],
    ['server/testing/portal.ts', '../test-login/test-login.ts'],
    ['server/ssr/routes.ts', '../session/sessions.ts'],
    ['web/app/App.tsx', '../offers/OffersPage.tsx'],
    ['web/offers/OffersPage.tsx', './queries.ts'],
    ['web/offers/OffersPage.tsx', '../ui/Icon.tsx'],
    ['web/offers/OffersPage.tsx', '../toasts/show-toast.ts'],
    ['web/offers/OffersPage.tsx', 'react'],
    ['web/offers/offers.scss', '../styles/tokens'],
    ['web/overview/OverviewPage.tsx', '../tasks/TaskSection.tsx'],
    ['web/new-area/Page.tsx', '../ui/Icon.tsx'],
    ['server/new-area/handlers.ts', '../standing/holdings.ts'],
    ['web/offers/offers.dom.test.tsx', '../testing/render-page.tsx'],
    ['commands/portfolio/import.ts', '../../server/platform/db/database.ts'],
  ])('accepts an import in %s of %s', (file, specifier) => {
    expect(refused(file, specifier)).toEqual([]);
  });

  it.each([
    ['domain/money.ts', 'node:fs', 'domain may not import the package node:fs, only its own files'],
    [
      'domain/money.ts',
      '../contract/offers.ts',
      'domain may not import contract/offers.ts, only its own files',
    ],
    [
      'domain/money.ts',
      '../texts/nb/formats.ts',
      'domain may not import texts/nb/formats.ts, only its own files',
    ],
    ['contract/offers.ts', 'fastify', 'contract may not import the package fastify, only typebox'],
    ['contract/offers.ts', '../server/app.ts', 'contract may not import server/app.ts, only domain, texts'],
    ['server/app.ts', './test-login/test-login.ts', 'server may not import server/test-login/test-login.ts'],
    ['server/app.ts', '../web/server.tsx', 'server may not import web/server.tsx'],
    ['server/offers/routes.ts', '../tasks/tasks.ts', 'server/offers may not import server/tasks/tasks.ts'],
    [
      'server/offers/routes.ts',
      '../testing/portal.ts',
      'server/offers may not import server/testing/portal.ts',
    ],
    [
      'server/offers/offers.test.ts',
      '../tasks/tasks.ts',
      'server/offers may not import server/tasks/tasks.ts',
    ],
    [
      'server/platform/db/database.ts',
      '../../offers/routes.ts',
      'server/platform may not import server/offers',
    ],
    [
      'server/platform/db/database.ts',
      '../../../portfolio/import.ts',
      'server/platform may not import portfolio',
    ],
    ['web/app/App.tsx', '../../server/app.ts', 'web/app may not import server/app.ts'],
    ['web/offers/OffersPage.tsx', '../tasks/queries.ts', 'web/offers may not import web/tasks/queries.ts'],
    ['web/offers/OffersPage.tsx', '../app/App.tsx', 'web/offers may not import web/app/App.tsx'],
    [
      'web/offers/OffersPage.tsx',
      '../toasts/toast-queue.ts',
      'web/offers may not import web/toasts/toast-queue.ts',
    ],
    ['web/offers/offers.scss', '../tasks/tasks', 'web/offers may not import web/tasks/_tasks.scss'],
    [
      'web/overview/OverviewPage.tsx',
      '../profile/ProfilePage.tsx',
      'web/overview may not import web/profile',
    ],
    [
      'web/platform/api/fetch.ts',
      '../../offers/queries.ts',
      'web/platform may not import web/offers/queries.ts',
    ],
    ['web/offers/OffersPage.tsx', '../testing/boot.ts', 'web/offers may not import web/testing/boot.ts'],
    ['web/ui/Icon.tsx', '../toasts/show-toast.ts', 'web/ui may not import web/toasts/show-toast.ts'],
    ['web/new-area/Page.tsx', '../tasks/queries.ts', 'web/new-area may not import web/tasks/queries.ts'],
    [
      'server/new-area/routes.ts',
      '../tasks/tasks.ts',
      'server/new-area may not import server/tasks/tasks.ts',
    ],
    [
      'new-command/main.ts',
      '../server/platform/db/database.ts',
      'new-command may not import server/platform/db/database.ts',
    ],
  ])('refuses an import in %s of %s', (file, specifier, problem) => {
    expect(refused(file, specifier)).toEqual([expect.stringContaining(`${file}:2 ${problem}`)]);
  });

  it.each([
    ['a value', "import { a } from 'FILE';"],
    ['a side effect', "import 'FILE';"],
    ['a type', "import type { A } from 'FILE';"],
    ['several lines', "import {\n  a,\n} from 'FILE';"],
    ['a re-export', "export { a } from 'FILE';"],
    ['a dynamic import', "const a = await import('FILE');"],
    ['a text', "import a from 'FILE?raw';"],
    ['a type in JSDoc', "/** @type {import('FILE').A} */"],
  ])('finds an import written as %s', (_how, text) => {
    expect(refusedImports(new Map([['web/offers/a.ts', text.replace('FILE', '../tasks/a.ts')]]))).toEqual([
      expect.stringContaining('may not import web/tasks/a.ts'),
    ]);
  });
});

describe('importCycles', () => {
  it.each(['import', 'import type * as all from', 'export * from', '@use'])(
    'finds a cycle of %s',
    (keyword) => {
      const ending = keyword === '@use' ? 'scss' : 'ts';
      const files = new Map([
        [`domain/a.${ending}`, `\n${keyword} './b.${ending}';`],
        [`domain/b.${ending}`, `${keyword} './c.${ending}';`],
        [`domain/c.${ending}`, `${keyword} './a.${ending}';`],
        [`domain/d.${ending}`, `${keyword} './a.${ending}';`],
      ]);
      expect(importCycles(files)).toEqual([
        `domain/c.${ending}:1 closes the cycle ${['a', 'b', 'c', 'a'].map((name) => `domain/${name}.${ending}`).join(' → ')}`,
      ]);
    },
  );

  it('reports no cycle where two files import a third', () => {
    const files = new Map([
      ['domain/a.ts', "import './b.ts';\nimport './c.ts';"],
      ['domain/b.ts', "import './c.ts';"],
      ['domain/c.ts', ''],
    ]);
    expect(importCycles(files)).toEqual([]);
  });
});

/** Returns the problems that the rules find in a file whose second line imports `specifier`. */
function refused(file: string, specifier: string): string[] {
  const keyword = file.endsWith('.scss') ? '@use' : 'import';
  const files = new Map([
    [file, `\n${keyword} '${specifier}';\n`],
    ['web/styles/_tokens.scss', ''],
    ['web/tasks/_tasks.scss', ''],
  ]);
  return refusedImports(files);
}
