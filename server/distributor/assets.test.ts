import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAssets } from './assets.ts';

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
);
const ICON = 'server/ssr/icons/neutral/icon-512.png';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10z"/></svg>';

let folder: string;
let path: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'));
  path = join(folder, 'distributors.json');
  copyFileSync(FONT, join(folder, 'skrift.woff2'));
  copyFileSync(ICON, join(folder, 'ikon.png'));
  copyFileSync('server/ssr/icons/neutral/icon-180.png', join(folder, 'liten.png'));
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  write('logo.svg', SVG);
  write('ond.svg', SVG.replace('<path', '<script/><path onclick="x()"'));
  write('tekst.svg', 'Fjordbanken');
  write('stor.svg', SVG + ' '.repeat(64_000));
  write('falsk.woff2', 'OTTO'.repeat(100));
  write('halv.woff2', Buffer.concat([Buffer.from('wOF2'), Buffer.alloc(60)]));
  write('falsk.png', SVG);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('returns no assets for a distributor without files', () => {
  expect(readAssets(path, {})).toEqual({ assets: {}, issues: [] });
});

test('returns addresses that change with the content, and the size of a logo', () => {
  const all = { logo: 'logo.svg', favicon: 'logo.svg', appIcon: 'ikon.png' };
  const { assets, issues } = readAssets(path, { ...all, typeface: { regular: 'skrift.woff2' } });
  expect(issues).toEqual([]);
  expect(assets.logo).toMatchObject({ width: 40, height: 10, type: 'image/svg+xml' });
  expect(assets.logo?.address).toMatch(/^\/privat\/forsikring\/oversikt\/merke\/logo-[\w-]{12}\.svg$/);
  expect(assets.typeface?.regular).toMatchObject({ type: 'font/woff2' });
  expect(assets.appIcon).toMatchObject({ type: 'image/png' });
  const changed = SVG.replace('40 10', '41 10');
  writeFileSync(join(folder, 'ny.svg'), changed);
  expect(readAssets(path, { logo: 'ny.svg' }).assets.logo?.address).not.toBe(assets.logo?.address);
});

test('reports each invalid file with its issue', () => {
  const { issues } = readAssets(path, {
    logo: 'ond.svg',
    favicon: 'mangler.svg',
    appIcon: 'liten.png',
    typeface: { regular: 'falsk.woff2', semibold: 'halv.woff2' },
  });
  expect(issues).toEqual([
    'logo: ond.svg has a <script>.',
    'logo: ond.svg has a script handler, onclick.',
    'favicon: mangler.svg cannot be read.',
    'appIcon: liten.png must be 512 by 512 pixels, but is 180 by 180.',
    'typeface.regular: falsk.woff2 is not a WOFF2 font.',
    'typeface.semibold: halv.woff2 is not a complete WOFF2 font.',
  ]);
});

test.each([
  [{ logo: 'stor.svg' }, 'logo: stor.svg is larger than 64 kB.'],
  [{ appIcon: 'falsk.png' }, 'appIcon: falsk.png is not a PNG.'],
  [
    { favicon: 'tekst.svg' },
    'favicon: tekst.svg is not an SVG: it must start with <svg xmlns="http://www.w3.org/2000/svg">.',
  ],
])('reports the issue of %j', (named, issue) => {
  expect(readAssets(path, named).issues).toEqual([issue]);
});
