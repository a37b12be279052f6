import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../tools/set-up.mjs';
import { consoleErrors, OVERVIEW } from './log-in.ts';
import { expect, startPortal, test } from './portal.ts';
import { untilHydrated, visit } from './visit.ts';

/** Rendering from the sources is slow, especially the first page of a server that has just started. */
test.setTimeout(240_000);
const timeout = 60_000;

/** Updates the modification time of a file, which file watchers treat as an edit. */
function save(path: string): void {
  utimesSync(path, statSync(path).atime, new Date());
}

/** Counts the hot updates and loads of the page. */
function countTaken(page: Page): () => number {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  page.on('console', (message) => {
    if (message.text().startsWith('[vite] hot updated')) count += 1;
  });
  return () => count;
}

// tools/dev.api.test.ts loads pages and scripts in other languages.
test('the development server applies edited texts in place, styles pages without scripts, and reloads after a restart', async ({
  page,
  context,
}) => {
  const portal = await startPortal({ WEB: 'dev' });
  const errors = consoleErrors(page);
  await visit(page, portal.url + OVERVIEW);
  const taken = countTaken(page);
  for (const file of ['texts/nb/shell.ts', 'texts/nb/cookie-consent.ts', 'web/platform/api/request.ts']) {
    // The parts that load after the first view must be loaded before they can be updated.
    await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached({ timeout });
    const before = taken();
    save(join(root, file));
    await expect.poll(taken, { timeout }).toBeGreaterThan(before);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  }
  expect(errors).toEqual([]);

  const components = await context.newPage();
  await visit(components, `${portal.url}${OVERVIEW}utvikling/komponenter`);
  await expect(components.getByRole('list', { name: 'Vis forsikringer' })).toHaveCSS(
    'list-style-type',
    'none',
  );
  await expect(components.getByRole('group').first()).toHaveCSS('border-top-width', '0px');
  await components.close();

  // A server that has just started takes long to render a page.
  await page.route(/\/oversikt\/?$/, (route) => route.fulfill({ body: 'after the restart' }));
  await portal.restart();
  await expect(page.getByText('after the restart')).toBeVisible({ timeout });
});
