import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PORTAL_PATH } from '../../domain/paths.ts';
import { root } from '../../tools/set-up.mjs';
import { builtWeb } from './web.ts';

/** Safari before 16.4 and Chrome before 104 ignore such conditions, and all that they contain. */
const RANGES = /@media[^{]*?(?:[<>]|\bnot \()[^{]*/g;

test('a browser that is too old knows the conditions of the style sheet', async () => {
  const web = await builtWeb(join(root, 'dist'));
  const address = web.in('nb').styleSheet ?? '';
  const styles = readFileSync(join(root, 'dist', 'client', address.slice(PORTAL_PATH.length)), 'utf8');
  expect(styles.match(RANGES)).toBeNull();
});
