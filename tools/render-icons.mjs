// npm run icons: renders the icon of each distributor in distributors.json as the PNG and ICO files that the
// server sends.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { appIcon, iconFolder } from '../server/ssr/app-icon.ts';
import { root } from './set-up.mjs';
import { findBrowser } from './test-browser.mjs';

const folder = join(root, 'server', 'ssr', 'icons');
/** @type {import('../server/distributor/distributor-file.ts').DistributorFileSettings} */
const { distributors } = JSON.parse(readFileSync(join(root, 'distributors.json'), 'utf8'));

const { executablePath, args, env } = await findBrowser();
const browser = await chromium.launch({ executablePath, args, env });
const page = await browser.newPage();
rmSync(folder, { recursive: true, force: true });
for (const each of distributors) await renderAll(iconFolder(each), appIcon(each.theme));
await browser.close();

/**
 * Writes the files, and the SVG that they are rendered from.
 * @param {string} name of the folder
 * @param {string} svg
 */
async function renderAll(name, svg) {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'icon.svg'), svg);
  // Phones round the corners themselves.
  const square = svg.replace(' rx="14"', '');
  for (const size of [180, 192, 512]) {
    writeFileSync(join(own, `icon-${size}.png`), await render(square, size));
  }
  writeFileSync(join(own, 'favicon.ico'), ico(await render(svg, 32), 32));
}

/**
 * @param {string} image
 * @param {number} size
 */
async function render(image, size) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100%}</style>${image}`);
  return await page.screenshot({ omitBackground: true });
}

/**
 * Returns an ICO file that contains one PNG.
 * @param {Buffer} png
 * @param {number} size
 */
function ico(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
