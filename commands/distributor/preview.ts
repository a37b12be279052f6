import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { inTime } from '../../domain/in-time.ts';
import { startServer } from '../../server/testing/server-process.ts';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import { ensureBuilt } from '../../tools/set-up.mjs';
import { findBrowser } from '../../tools/test-browser.mjs';
import { demoPeople } from '../portfolio/demo.ts';
import { CommandError } from '../shared/issues.ts';
import { makeFolder } from '../shared/make-folder.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
/** The pages of the preview; those after the login page show the first demonstration person. */
const PAGES = [
  { name: 'login', path: OVERVIEW },
  { name: 'overview', path: OVERVIEW },
  { name: 'offers', path: `${OVERVIEW}tilbud` },
] as const;
const SECONDS_TO_START = 60;
const VIEWPORT = { width: 390, height: 844 };
const MODES = ['light', 'dark'] as const;

/**
 * Takes pictures of the pages in both modes with the real server and demonstration data, and writes them with
 * preview.html beside the distributor file. Returns the path of preview.html. Throws `CommandError` if the
 * server does not start with the file.
 */
export async function writePreview(file: string): Promise<string> {
  ensureBuilt();
  const pictures = join(dirname(resolve(file)), 'preview');
  makeFolder(pictures);
  const dataDir = makeScratchFolder('preview-');
  const settings = { HOST: '127.0.0.1', DATA_DIR: dataDir, DISTRIBUTORS_FILE: resolve(file) };
  const starting = startServer({ ...settings, DRAIN_SECONDS: '1' });
  const server = await inTime(starting, SECONDS_TO_START * 1000);
  if (!server) throw new CommandError('The portal did not start in time.');
  try {
    if (server.port === 0) throw new CommandError(`The portal did not start: ${server.output().trim()}`);
    const url = `http://localhost:${server.port}`;
    const { executablePath, args, env } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args, env });
    try {
      for (const colorScheme of MODES) {
        const page = await browser.newPage({ viewport: VIEWPORT, colorScheme, baseURL: url });
        await answerCookieQuestion(page, url);
        for (const { name, path } of PAGES) {
          if (name === 'overview') await logIn(page);
          await page.goto(path, { waitUntil: 'networkidle' });
          await page.screenshot({ path: join(pictures, `${name}-${colorScheme}.png`) });
        }
        await page.close();
      }
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const path = join(dirname(resolve(file)), 'preview.html');
  writeFileSync(path, previewPage());
  return path;
}

async function answerCookieQuestion(page: Page, url: string): Promise<void> {
  const value = JSON.stringify({ functional: 'denied', statistics: 'denied', marketing: 'denied' });
  await page.context().addCookies([{ name: 'kfp-cookie-consent', value, url }]);
}

async function logIn(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title="Innlogging med elektronisk ID"]');
  await frame.getByLabel('Fødselsnummer').fill(demoPeople()[0]?.ssn ?? '');
  await frame.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' }).waitFor();
}

/** Returns an HTML page with the picture of each page in each mode: preview/{page}-{mode}.png. */
function previewPage(): string {
  const rows = MODES.map(
    (mode) =>
      `<section class="${mode}"><h2>${mode}</h2>${PAGES.map(
        ({ name }) =>
          `<figure><img src="preview/${name}-${mode}.png" alt="The ${name} page in ${mode} mode" width="390" height="844"><figcaption>${name}</figcaption></figure>`,
      ).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Preview</title>
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 2rem; padding: 2rem; }
h2 { flex-basis: 100%; margin: 0; }
figure { margin: 0; }
img { display: block; max-width: 100%; height: auto; border: 1px solid #777; border-radius: 12px; }
.dark { background: #111; color: #eee; }
</style>
</head>
<body>
${rows.join('\n')}
</body>
</html>
`;
}
