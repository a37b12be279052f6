import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FAR, NEAR, SCENERY } from '../web/ui/illustrations/landscape-parts.ts';
import { PICTURES } from '../web/ui/illustrations/picture-names.ts';
import { root } from './set-up.mjs';
import { sprites } from './sprites.ts';

test.each(sprites())('%s matches its sources; npm run sprites writes it', async (path, sprite) => {
  await expect(sprite).toMatchFileSnapshot(join(root, 'web/ui', path));
});

test('each drawing of an area is a picture', () => {
  const drawings = readdirSync(join(root, 'web/ui/illustrations/source/areas'));
  expect(drawings.toSorted()).toEqual(PICTURES.map((name) => `${name}.svg`).toSorted());
});

test('each group of the landscape is a part that it can show', () => {
  const landscape = new Map(sprites()).get('illustrations/landscape.svg') ?? '';
  const groups = Array.from(landscape.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
  expect(groups.toSorted()).toEqual([...SCENERY, ...FAR, ...NEAR].toSorted());
});
