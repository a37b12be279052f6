import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { root } from './set-up.mjs';

/** All pages that are written by hand, without the specification. */
const PAGES = ['.', 'docs', 'docs/decisions', 'ops/bench', 'ops/drills'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md') && name !== 'CHANGELOG.md')
    .map((name) => join(folder, name)),
);

/**
 * What runs each documented command: the test that does, or the reason why none does. The script of
 * package.json is not tested itself; it only starts the file that the test runs.
 */
const RUN_BY: Readonly<Record<string, string>> = {
  start: 'tools/old-node.test.ts',
  dev: 'tools/dev.api.test.ts',
  test: 'tools/test-choice.test.ts',
  build: 'not tested: the stages api and e2e start with it',
  sbom: 'not tested: npm writes it',
  format: 'not tested: the stage lint checks the same rules',
  bench: 'not tested: takes an hour',
  config: 'commands/config/config.api.test.ts',
  migrate: 'server/migrate.api.test.ts',
  cluster: 'ops/drills/cluster.api.test.ts',
  client: 'commands/client/client.api.test.ts',
  portfolio: 'commands/portfolio/command.test.ts',
  customers: 'commands/customers/customers.api.test.ts',
  feedback: 'commands/feedback/export.api.test.ts',
  distributor: 'commands/distributor/command.test.ts',
  drill: 'ops/drills/quick.api.test.ts',
  add: 'tools/add/add.api.test.ts',
  icons: 'not tested: needs a browser, and its result is looked at',
  pictures: 'not tested: needs a browser, and its result is looked at',
  spoken: 'not tested: needs a browser, and its result is looked at',
  reference: 'tools/reference/variables.test.ts',
  sprites: 'tools/sprites.test.ts',
  'mutate:security': 'not tested: takes half an hour. tools/asvs/asvs.test.ts checks its patches',
  capacity: 'ops/bench/capacity-model.test.ts',
};

/** Returns the scripts that a page tells its reader to run. */
function scriptsIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const found = text.matchAll(/\bnpm (?:run (?:-s )?([a-z:]*[a-z])|(start|test)\b)/g);
  return Array.from(found, ([, script, short]) => script ?? short ?? '');
}

test.each(PAGES)(
  '%s names only scripts that exist, and that a test runs or that are listed as not tested',
  (page) => {
    for (const script of new Set(scriptsIn(page))) {
      expect(manifest.scripts, page).toHaveProperty(script);
      expect(RUN_BY, `${page}: npm run ${script}`).toHaveProperty(script);
    }
  },
);

test('the tests of documented commands exist, and no command is listed that no page names', () => {
  const named = new Set(PAGES.flatMap(scriptsIn));
  for (const [script, by] of Object.entries(RUN_BY)) {
    expect(named, `remove ${script} from RUN_BY, or name it in a page`).toContain(script);
    if (!by.startsWith('not tested: ')) expect(existsSync(join(root, by)), by).toBe(true);
  }
});

test('files and folders that the pages name exist', () => {
  const FREE = /[<>{}*…]|^(https?:|\/)/;
  for (const page of PAGES) {
    const text = readFileSync(join(root, page), 'utf8');
    const paths = Array.from(
      text.matchAll(/`((?:contract|domain|texts|server|web|commands|ops|e2e|tools|docs)\/[\w./-]+)`/g),
    );
    for (const [, path = ''] of paths.filter(([, path = '']) => !FREE.test(path)))
      expect(existsSync(join(root, path)), `${page}: ${path}`).toBe(true);
  }
});
