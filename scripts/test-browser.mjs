import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { unpackChromium } from './packaged-chromium.mjs';

/**
 * @typedef {object} Browser
 * @property {string} executablePath
 * @property {string[]} args what to start it with
 * @property {Record<string, string | undefined>} env the environment to start it in
 * @property {string} origin what it is and where from, readable
 */

const none =
  'No browser for the journeys: set BROWSER_PATH to the program of a Chromium or Chrome, or install one ' +
  '(on Debian and Ubuntu: apt install chromium; elsewhere: https://www.google.com/chrome/).';
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const onMac = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
const onWindows = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

/**
 * The browser to run journeys in: BROWSER_PATH, one that is on the machine, otherwise the one that the packages bring.
 * @returns {Promise<Browser>}
 * @throws {Error} with a readable line when there is none that runs
 */
export async function findBrowser() {
  const given = process.env.BROWSER_PATH;
  if (given) {
    const version = versionOf(given);
    if (!version)
      throw new Error(`BROWSER_PATH is ${given}, which does not run: name the program of a browser.`);
    return browser(given, `${version} from BROWSER_PATH (${given})`);
  }
  for (const path of onMachine()) {
    const version = versionOf(path);
    if (version) return browser(path, `${version} from ${path}`);
  }
  const packaged = await packagedBrowser();
  if (!packaged) throw new Error(none);
  return packaged;
}

/** @returns {Promise<Browser | undefined>} */
async function packagedBrowser() {
  const chromium = await unpackChromium();
  if (!chromium) return undefined;
  const { executablePath, libraries, fonts } = chromium;
  const withFonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: fonts };
  for (const withLibraries of [{}, { LD_LIBRARY_PATH: libraries }]) {
    const env = { ...process.env, ...withFonts, ...withLibraries };
    const version = versionOf(executablePath, env);
    if (version) return browser(executablePath, `${version} from the package @sparticuz/chromium`, env);
  }
  return undefined;
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
