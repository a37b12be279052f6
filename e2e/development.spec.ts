import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../tools/set-up.mjs';
import { consoleErrors, OVERVIEW } from './log-in.ts';
import { expect, startPortal, test } from './portal.ts';
import { untilHydrated, visit } from './visit.ts';

/** Rendering from the sources takes its time, most of all the first page of a server that has just started. */
test.setTimeout(240_000);
const timeout = 60_000;

/** Saves a file as it is, which those who watch it take for an edit. */
function save(path: string): void {
  utimesSync(path, statSync(path).atime, new Date());
}

/** Counts how often the page takes an edit in, or is loaded anew. */
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

test('in development an edited text is taken in without the page being started twice, and a server that starts again loads the page anew', async ({
  page,
}) => {
  const portal = await startPortal({ WEB: 'dev' });
  const errors = consoleErrors(page);
  await visit(page, portal.url + OVERVIEW);
  const taken = countTaken(page);
  for (const file of ['texts/nb/shell.ts', 'texts/nb/cookie-consent.ts', 'web/platform/api/request.ts']) {
    // What comes after the first view must be there to take an edit in.
    await expect(page.getByRole('region', { name: 'Varsler' })).toBeAttached({ timeout });
    const before = taken();
    save(join(root, file));
    await expect.poll(taken, { timeout }).toBeGreaterThan(before);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  }
  expect(errors).toEqual([]);

  const before = taken();
  await portal.restart();
  await expect.poll(taken, { timeout }).toBeGreaterThan(before);
  await untilHydrated(page);
});
