import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasPackagedChromium, unpackChromium } from './packaged-chromium.mjs';

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string[]} args command-line arguments to start it with
 * @property {Record<string, string | undefined>} env environment to start it in
 * @property {string} origin version and location, for the console
 */

const advice =
  'Choose another with TEST_BROWSER: `system` for a Chromium or Chrome that is installed, or the path of its program.';
const none =
  'No Chromium or Chrome is installed: install one (on Debian and Ubuntu: apt install chromium; elsewhere: ' +
  'https://www.google.com/chrome/), or set TEST_BROWSER to the path of its program.';
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  // Test machines have no graphics card, and emulating one costs processor time.
  '--disable-gpu',
  '--disable-software-rasterizer',
  // Prevents spare renderer processes, which are half of all browser processes.
  '--renderer-process-limit=1',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const onMac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const onWindows = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * Returns the browser for the specs. On Linux x64 it is the one that package-lock.json pins, elsewhere an
 * installed one. TEST_BROWSER chooses another: `system` for an installed one, or the path of a program.
 * @returns {Promise<Browser>}
 * @throws {Error} with a one-line message when the browser does not exist or does not run
 */
export async function findBrowser() {
  const chosen = process.env.TEST_BROWSER;
  if (chosen === 'system') return installedBrowser('TEST_BROWSER=system');
  if (chosen) return browserAt(chosen);
  if (!hasPackagedChromium()) {
    return installedBrowser(`the packages bring none for ${process.platform} on ${process.arch}`);
  }
  return await packagedBrowser();
}

/**
 * Returns the browser for measurements: an installed one, as customers have, if there is one. The packaged one
 * is a headless shell, whose tasks take half as long. TEST_BROWSER chooses as for `findBrowser`.
 * @returns {Promise<Browser>}
 * @throws {Error} as `findBrowser`
 */
export async function findWholeBrowser() {
  if (process.env.TEST_BROWSER) return await findBrowser();
  return installed('a whole browser') ?? (await findBrowser());
}

/**
 * @param {string} path
 * @returns {Browser}
 */
function browserAt(path) {
  const version = versionOf(path);
  if (version) return browser(path, `${version} from ${path} (TEST_BROWSER)`);
  throw new Error(
    `TEST_BROWSER is ${path}, which does not run: name the program of a browser, or \`system\`.`,
  );
}

/**
 * @param {string} reason why the pinned browser is not used
 * @returns {Browser}
 */
function installedBrowser(reason) {
  const found = installed(reason);
  if (!found) throw new Error(none);
  return found;
}

/**
 * @param {string} reason why an installed browser is used
 * @returns {Browser | undefined} undefined when none is installed
 */
function installed(reason) {
  for (const path of onMachine()) {
    const version = versionOf(path);
    if (version) return browser(path, `${version} from ${path} (${reason})`);
  }
  return undefined;
}

/** @returns {Promise<Browser>} */
async function packagedBrowser() {
  const { executablePath, libraries, fonts } = await unpackChromium();
  const withFonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: fonts };
  for (const withLibraries of [{}, { LD_LIBRARY_PATH: libraries }]) {
    const env = { ...process.env, ...withFonts, ...withLibraries };
    const version = versionOf(executablePath, env);
    if (version) return browser(executablePath, `${version} from the package @sparticuz/chromium`, env);
  }
  throw new Error(`The browser of the package @sparticuz/chromium does not run here. ${advice}`);
}

/**
 * @param {string} executablePath
 * @param {string} origin
 * @param {Record<string, string | undefined>} [env]
 * @returns {Browser}
 */
function browser(executablePath, origin, env = process.env) {
  // Chromium refuses to run its sandbox as root, and the packaged one has no sandbox.
  const withoutSandbox = process.getuid?.() === 0 || env !== process.env;
  return { executablePath, args: withoutSandbox ? ['--no-sandbox', ...quiet] : quiet, env, origin };
}

function onMachine() {
  if (process.platform === 'darwin') return onMac;
  if (process.platform === 'win32') {
    const { ProgramFiles, LOCALAPPDATA } = process.env;
    const folders = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    return onWindows.flatMap((path) => folders.map((folder) => join(folder, path)));
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * @param {string} path
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined} its name and version; undefined when it does not exist or does not run
 */
function versionOf(path, env = process.env) {
  if (!existsSync(path)) return undefined;
  // On Windows, `--version` opens a browser window.
  if (process.platform === 'win32') return 'A browser';
  const { status, stdout } = spawnSync(path, ['--version'], { env, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
