import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { nodeEnv, serverArgs } from '../../tools/run-node.mjs';
import { makeScratchFolder } from '../../tools/scratch-folder.mjs';
import { ensureBuilt, pinnedNode, root } from '../../tools/set-up.mjs';
import { findBrowser } from '../../tools/test-browser.mjs';
import { demoPeople } from '../portfolio/demo.ts';
import { CommandError } from '../shared/issues.ts';
import { previewPage } from './preview-page.ts';

const OVERVIEW = '/privat/forsikring/oversikt/';
/** The pages of the preview; those after the login page show the first demonstration person. */
const PAGES = [
  { name: 'login', path: OVERVIEW },
  { name: 'overview', path: OVERVIEW },
  { name: 'offers', path: `${OVERVIEW}tilbud` },
] as const;
const VIEWPORT = { width: 390, height: 844 };
const MODES = ['light', 'dark'] as const;
const SECONDS_TO_START = 60;

/**
 * Takes pictures of the pages in both modes with the real server and demonstration data, and writes them with
 * preview.html beside the distributor file. Returns the path of preview.html. Throws `CommandError` if the
 * server does not start with the file.
 */
export async function writePreview(file: string): Promise<string> {
  ensureBuilt();
  const pictures = join(dirname(resolve(file)), 'preview');
  mkdirSync(pictures, { recursive: true });
  const dataDir = makeScratchFolder('preview-');
  const server = await startServer(resolve(file), dataDir);
  try {
    const { executablePath, args, env } = await findBrowser();
    const browser = await chromium.launch({ executablePath, args, env });
    try {
      for (const colorScheme of MODES) {
        const page = await browser.newPage({ viewport: VIEWPORT, colorScheme, baseURL: server.url });
        await answerCookieQuestion(page, server.url);
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
  writeFileSync(
    path,
    previewPage(
      PAGES.map(({ name }) => name),
      MODES,
    ),
  );
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

async function startServer(file: string, dataDir: string) {
  const settings = { HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DISTRIBUTORS_FILE: file };
  const { PATH, HOME } = process.env;
  const server = spawn(pinnedNode(), serverArgs, {
    cwd: root,
    env: { ...nodeEnv, PATH, HOME, DRAIN_SECONDS: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(server, 'exit');
  let printed = '';
  const url = await new Promise<string>((found, fail) => {
    const timer = setTimeout(
      () => fail(new CommandError('The portal did not start in time.')),
      SECONDS_TO_START * 1000,
    );
    const read = (text: Buffer) => {
      printed += text;
      const address = /http:\/\/localhost:\d+/.exec(printed)?.[0];
      if (address) found(address);
      if (address) clearTimeout(timer);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => fail(new CommandError(`The portal did not start: ${printed.trim()}`)));
  });
  return {
    url,
    async stop() {
      server.kill('SIGINT');
      await ended;
    },
  };
}
