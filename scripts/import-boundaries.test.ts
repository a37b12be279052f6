import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from './set-up.mjs';

// Each file with what it may import and what the linter refuses.
const boundaries: Record<string, { may: string[]; mayNot: string[] }> = {
  'domain/money.ts': { may: ['./systems.ts'], mayNot: ['node:fs', 'typebox', '../contract/offers.ts'] },
  'domain/money.test.ts': {
    may: ['./money.ts', 'vitest', 'fast-check'],
    mayNot: [],
  },
  'contract/offers.ts': {
    may: ['typebox', 'typebox/value', '../domain/money.ts', './tasks.ts'],
    mayNot: ['fastify', '../server/app.ts', '../web/platform/fetch.ts'],
  },
  'server/main.ts': {
    may: ['./app.ts', './test-login/provider.ts', './neighbours/pages.ts', 'node:process'],
    mayNot: ['../web/server.tsx'],
  },
  'server/app.ts': {
    may: ['./offers/routes.ts', './neighbours/pages.ts', './platform/database.ts', '../portfolio/people.ts'],
    mayNot: ['../web/server.tsx', './test-login/provider.ts'],
  },
  'server/page/draw.ts': {
    may: ['../offers/routes.ts', '../platform/database.ts', 'react-dom/server'],
    mayNot: ['../../web/server.tsx', '../test-login/provider.ts'],
  },
  'server/testing/portal.ts': {
    may: ['../app.ts', '../offers/store.ts', '../test-login/provider.ts'],
    mayNot: ['../../web/server.tsx'],
  },
  'server/neighbours/pages.ts': { may: ['../offers/store.ts'], mayNot: ['../../web/app/app.tsx'] },
  'server/offers/routes.ts': {
    may: [
      './store.ts',
      '../platform/database.ts',
      '../sources/gather.ts',
      '../session/login.ts',
      '../distributor/distributor.ts',
      '../../contract/offers.ts',
      '../../domain/money.ts',
      'fastify',
    ],
    mayNot: [
      '../tasks/store.ts',
      '../session/store.ts',
      '../app.ts',
      '../../web/offers/x.ts',
      '../testing/login.ts',
    ],
  },
  'server/offers/offers.api.test.ts': {
    may: ['./store.ts', '../testing/login.ts', '../../portfolio/people.ts'],
    mayNot: ['../tasks/store.ts', '../app.ts', '../../web/offers/x.ts'],
  },
  'server/platform/database.ts': {
    may: ['./sqlite.ts', '../migrations/001-customers.ts', '../../domain/systems.ts', 'kysely'],
    mayNot: ['../offers/store.ts', '../session/login.ts', '../app.ts', '../../web/x.ts'],
  },
  'server/sources/gather.ts': { may: ['../platform/database.ts'], mayNot: ['../agreements/store.ts'] },
  'web/browser.tsx': { may: ['./app/app.tsx', 'react-dom/client'], mayNot: ['../server/app.ts'] },
  'web/app/app.tsx': {
    may: ['../offers/OffersPage.tsx', '../shell/Shell.tsx', '../platform/fetch.ts'],
    mayNot: ['../../server/app.ts'],
  },
  'web/offers/OffersPage.tsx': {
    may: ['./queries.ts', '../platform/fetch.ts', '../theme/icons.tsx', '../../contract/offers.ts', 'react'],
    mayNot: ['../tasks/queries.ts', '../shell/Shell.tsx', '../app/app.tsx', '../../server/offers/store.ts'],
  },
  'web/overview/OverviewPage.tsx': {
    may: [
      '../agreements/x.tsx',
      '../tasks/x.tsx',
      '../recommendations/x.tsx',
      '../offers/x.tsx',
      '../feedback/x.tsx',
    ],
    mayNot: ['../profile/x.tsx', '../shell/Shell.tsx', '../app/app.tsx', '../../server/app.ts'],
  },
  'web/error-reports/reporter.ts': {
    may: ['./outgoing.ts', '../platform/scrub.ts', '@sentry/browser'],
    mayNot: ['../analytics/mixpanel.ts', '../app/App.tsx'],
  },
  'web/platform/fetch.ts': {
    may: ['./links.ts', '../theme/icons.tsx', '../../contract/problem.ts'],
    mayNot: ['../offers/queries.ts', '../shell/Shell.tsx', '../app/app.tsx', '../../server/app.ts'],
  },
};

describe('the import boundaries of biome.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  let refused: string[] = [];

  beforeAll(() => {
    const plugins = readdirSync(join(root, 'scripts')).filter((name) => name.endsWith('.grit'));
    for (const file of ['biome.json', ...plugins.map((name) => join('scripts', name))]) {
      cpSync(join(root, file), join(folder, file), { recursive: true });
    }
    for (const [file, { may, mayNot }] of Object.entries(boundaries)) write(file, [...may, ...mayNot]);
    write('web/offers/Schema.ts', ['../../contract/offers.ts'], 'import');
    write('web/offers/Type.ts', ['../../contract/offers.ts'], 'import type');
    refused = refusedImports(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(Object.entries(boundaries))('%s', (file, { mayNot }) => {
    expect(refused.filter((line) => line.startsWith(`${file} `))).toEqual(
      mayNot.map((name) => `${file} ${name}`).sort(),
    );
  });

  it('lets the web import types alone from the contract', () => {
    expect(refused.filter((line) => /Schema|Type/.test(line))).toEqual([
      'web/offers/Schema.ts ../../contract/offers.ts',
    ]);
  });

  function write(file: string, imports: string[], keyword = 'import type') {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      imports.map((name, index) => `${keyword} { A${index} } from '${name}';\n`).join(''),
    );
    sources.set(file, imports);
  }
});

const sources = new Map<string, string[]>();

/** What the linter refuses, as 'file import', sorted. */
function refusedImports(folder: string): string[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
  return diagnostics
    .filter(({ category }) => category === 'lint/style/noRestrictedImports' || category === 'plugin')
    .map(({ location: { path, start } }) => `${path} ${sources.get(path)?.[start.line - 1]}`)
    .sort();
}

interface Diagnostic {
  category: string;
  location: { path: string; start: { line: number } };
}
