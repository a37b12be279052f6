import { defineConfig } from '@playwright/test';
import { findBrowser } from './tools/test-browser.mjs';

const { executablePath, args, env } = await findBrowser();

export default defineConfig({
  testDir: 'e2e',
  testMatch: ['**/*.spec.ts', '**/*.a11y.ts'],
  outputDir: 'test-results/e2e',
  // A test that hangs costs this once; a machine that is three times slower fails none.
  timeout: 120_000,
  // They wait more than they work: two processors carry four.
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  expect: {
    // What is to come comes; on a busy machine it takes its time.
    timeout: 15_000,
    toHaveScreenshot: { pathTemplate: 'docs/pictures/{arg}{ext}', maxDiffPixelRatio: 0.01 },
  },
  use: {
    launchOptions: { executablePath, args, env },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
  },
});
