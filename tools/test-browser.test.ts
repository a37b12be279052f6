import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasPackagedChromium } from './packaged-chromium.mjs';
import { findBrowser, findWholeBrowser } from './test-browser.mjs';

const SECONDS_TO_UNPACK = 60;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  vi.stubEnv('TEST_BROWSER', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** Installs a program that prints a browser version, as the only one on the PATH. Returns its path. */
function installBrowser(name: string, version: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho '${version}'\n`);
  chmodSync(path, 0o755);
  vi.stubEnv('PATH', folder);
  return path;
}

describe.skipIf(!hasPackagedChromium())('with a packaged browser', () => {
  test('does not use an installed browser instead', { timeout: SECONDS_TO_UNPACK * 1000 }, async () => {
    const installed = installBrowser('chromium', 'Chromium 1.2.3');
    const { executablePath, origin } = await findBrowser();
    expect(executablePath).not.toBe(installed);
    expect(origin).toMatch(/^Chromium .* from the package @sparticuz\/chromium$/);
  });

  test('measures with an installed browser, or with the packaged one', async () => {
    vi.stubEnv('PATH', folder);
    expect((await findWholeBrowser()).origin).toContain('@sparticuz/chromium');
    const installed = installBrowser('chromium', 'Chromium 1.2.3');
    expect((await findWholeBrowser()).executablePath).toBe(installed);
  });
});

describe.skipIf(process.platform !== 'linux')('TEST_BROWSER', () => {
  test('uses an installed browser for «system», and reports it', async () => {
    const installed = installBrowser('google-chrome', 'Google Chrome 1.2.3');
    vi.stubEnv('TEST_BROWSER', 'system');
    expect(await findBrowser()).toMatchObject({
      executablePath: installed,
      origin: `Google Chrome 1.2.3 from ${installed} (TEST_BROWSER=system)`,
    });
  });

  test('prints a readable error for «system» on a machine without a browser', async () => {
    vi.stubEnv('PATH', folder);
    vi.stubEnv('TEST_BROWSER', 'system');
    await expect(findBrowser()).rejects.toThrow(/^No Chromium or Chrome is installed: install one/);
  });

  test('accepts a path, and reports when the program does not run', async () => {
    const installed = installBrowser('my-browser', 'Browser 9');
    vi.stubEnv('TEST_BROWSER', installed);
    expect(await findBrowser()).toMatchObject({
      executablePath: installed,
      origin: `Browser 9 from ${installed} (TEST_BROWSER)`,
    });
    const absent = join(folder, 'absent');
    vi.stubEnv('TEST_BROWSER', absent);
    await expect(findBrowser()).rejects.toThrow(
      `TEST_BROWSER is ${absent}, which does not run: name the program of a browser, or \`system\`.`,
    );
  });
});
