import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../tools/set-up.mjs';
import { expect, test } from './portal.ts';
import { visit } from './visit.ts';

test('a new distributor has a preview of its pages in light and dark', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'preview-'));
  try {
    const options = ['--name', 'Fjordbanken', '--host', 'forsikring.fjordbanken.no', '--colour', '#5b2a86'];
    const args = ['commands/distributor/main.ts', 'new', '--folder', folder, ...options];
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    const names = ['login', 'offers', 'overview'].flatMap((name) => [
      `${name}-dark.png`,
      `${name}-light.png`,
    ]);
    expect(readdirSync(join(folder, 'preview')).toSorted()).toEqual(names);
    const pictures = names.map((name) => readFileSync(join(folder, 'preview', name)).toString('base64'));
    expect(new Set(pictures).size, 'no two pictures are the same').toBe(names.length);
    await visit(page, pathToFileURL(join(folder, 'preview.html')).href);
    await expect(page.getByRole('img')).toHaveCount(names.length);
    for (const image of await page.getByRole('img').all())
      expect(await image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(390);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
