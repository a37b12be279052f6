import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { hasPackagedChromium, unpackChromium } from './packaged-chromium.mjs';

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string[]} args what to start it with
 * @property {Record<string, string | undefined>} env the environment to start it in
 * @property {string} origin what it is and where from, readable
 */

const otherwise =
  'Choose another with TEST_BROWSER: `system` for a Chromium or Chrome that is installed, or the path of its program.';
const none =
  'No Chromium or Chrome is installed: install one (on Debian and Ubuntu: apt install chromium; elsewhere: ' +
  'https://www.google.com/chrome/), or set TEST_BROWSER to the path of its program.';
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  // Nothing here has a graphics card, and imitating one costs processor time.
  '--disable-gpu',
  '--disable-software-rasterizer',
  // Keeps no process ready for a page that may come: it costs half of all processes.
  '--renderer-process-limit=1',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const onMac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const onWindows = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * Returns the browser to run the specs in: the one that package-lock.json pins, so that every machine has the same. TEST_BROWSER
 * chooses another: `system` takes one that is installed, all else is the path of a program. Where the package has none
 * for the machine's kind, an installed one is taken.
 * @returns {Promise<Browser>}
 * @throws {Error} with a readable line when what was chosen is not there or does not run
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
 * @param {string} reason why this one and not the pinned one
 * @returns {Browser}
 */
function installedBrowser(reason) {
  for (const path of onMachine()) {
    const version = versionOf(path);
    if (version) return browser(path, `${version} from ${path} (${reason})`);
  }
  throw new Error(none);
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
  throw new Error(`The browser of the package @sparticuz/chromium does not run here. ${otherwise}`);
}

/**
 * @param {string} executablePath
 * @param {string} origin
 * @param {Record<string, string | undefined>} [env]
 * @returns {Browser}
 */
function browser(executablePath, origin, env = process.env) {
  // A browser refuses to guard itself as root, and the packaged one brings no guard at all.
  const unguarded = process.getuid?.() === 0 || env !== process.env;
  return { executablePath, args: unguarded ? ['--no-sandbox', ...quiet] : quiet, env, origin };
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
 * @returns {string | undefined} its name and version; nothing when it is not there or does not run
 */
function versionOf(path, env = process.env) {
  if (!existsSync(path)) return undefined;
  // On Windows a browser that is asked for its version opens a window instead.
  if (process.platform === 'win32') return 'A browser';
  const { status, stdout } = spawnSync(path, ['--version'], { env, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
