import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

const packaged = join(root, 'node_modules', '@sparticuz', 'chromium');
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
// The settings in the package look for the fonts in /tmp.
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/**
 * Returns whether the package @sparticuz/chromium has a browser for this platform.
 * @returns {boolean}
 */
export function hasPackagedChromium() {
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(packaged);
}

/**
 * Returns the paths of the Chromium in the package @sparticuz/chromium. Unpacks it into node_modules/.cache
 * on first use.
 * @returns {Promise<{ executablePath: string, libraries: string, fonts: string }>} its program, and the
 *   folders of the libraries and font settings for a machine that lacks them
 */
export async function unpackChromium() {
  const { version } = JSON.parse(readFileSync(join(packaged, 'package.json'), 'utf8'));
  const folder = join(root, 'node_modules', '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpackTo(folder);
  return {
    executablePath: join(folder, 'chromium'),
    libraries: join(folder, 'al2023', 'lib'),
    fonts: join(folder, 'fonts'),
  };
}

/**
 * Unpacks into a temporary folder and renames it when complete, because another run may be unpacking at the
 * same time.
 * @param {string} folder
 */
async function unpackTo(folder) {
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  await inflateInto(unfinished);
  writeFileSync(join(unfinished, 'fonts', 'fonts.conf'), fontSettings);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/** @param {string} folder */
async function inflateInto(folder) {
  const { inflate } = await import('@sparticuz/chromium');
  const usual = process.env.TMPDIR;
  // The package unpacks into the folder for temporary files. It reads the name of that folder before its
  // first await.
  process.env.TMPDIR = folder;
  const unpacking = archives.map((archive) => inflate(join(packaged, 'bin', archive)));
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  await Promise.all(unpacking);
}
