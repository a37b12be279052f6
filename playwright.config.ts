import { defineConfig } from '@playwright/test';
import { openScratchFolder } from './tools/scratch-folder.mjs';
import { findBrowser } from './tools/test-browser.mjs';

openScratchFolder();
const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: ['**/*.spec.ts', '**/*.a11y.ts'],
  // Every combination takes a quarter of an hour (ADR-037).
  testIgnore: process.env.EVERY_STATE ? [] : ['**/every-state.a11y.ts'],
  outputDir: 'test-results/e2e',
  // The texts that screen readers read.
  snapshotPathTemplate: 'e2e/spoken/{arg}{ext}',
  // Limits the cost of a hanging test, but allows a machine that is three times slower.
  timeout: 120_000,
  // Three keep two processors busy. Four take longer, because they take turns.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  expect: {
    // Long enough for a busy machine.
    timeout: 15_000,
    toHaveScreenshot: { pathTemplate: 'docs/pictures/{arg}{ext}' },
  },
  use: {
    launchOptions: { executablePath, args, env },
    locale: 'nb-NO',
    // Customers can be abroad. The days of the portal are Oslo's.
    timezoneId: 'Pacific/Honolulu',
  },
});
