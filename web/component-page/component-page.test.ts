import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';

const HERE = import.meta.dirname;
const WEB = join(HERE, '..');
const UI = readdirSync(join(WEB, 'ui')).filter((name) => /^[A-Z]\w+\.tsx$/.test(name));

/** Components that the page can't show, with the reason. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'Dialog.tsx': 'opens only in a browser with scripts',
  'FileButton.tsx': 'has the look of its form, which shows the file field where scripts do not run',
  'ListPage.tsx': 'is a whole page',
  'PageHead.tsx': 'has the title of a page',
  'PageLoading.tsx': 'replaces a whole page',
  'ShareBar.tsx': 'is part of a card with an amount',
};

/** Adds the components that a file of the web imports, directly or indirectly. Paths start in `web`. */
function addImports(file: string, found: Set<string>): Set<string> {
  for (const [, name = ''] of readFileSync(join(WEB, file), 'utf8').matchAll(/ from '(\.[^']+\.tsx)'/g)) {
    const path = posix.join(posix.dirname(file), name);
    if (found.has(path)) continue;
    found.add(path);
    addImports(path, found);
  }
  return found;
}

it('shows every component, or names why it does not', () => {
  const shown = addImports('component-page/ComponentPage.tsx', new Set());
  const missing = UI.filter((name) => !shown.has(`ui/${name}`));
  expect(missing).toEqual(Object.keys(LEFT_OUT));
});
