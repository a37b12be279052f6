import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../server/platform/root.ts';
import { readSources } from '../read-sources.ts';
import { browserStoragePage, OWN_NAMES } from './browser-storage.ts';

/** A constant with the name of a cookie or a key, or the name of a cookie with a secret. */
const NAMES = /(?:KEY|COOKIE|SESSION|VISITOR|PROBE) = '((?:kfp|XSRF)-[\w-]+)'|secretCookie\('([\w-]+)'/g;

describe('the reference of browser storage', () => {
  test('has every name that the sources give a cookie or a key', () => {
    const named = ['web', 'server', 'domain'].flatMap((folder) =>
      [...readSources(/(?<!\.test)\.tsx?$/, join(ROOT, folder)).values()].flatMap((source) =>
        [...source.matchAll(NAMES)].map(([, constant, cookie]) => constant ?? cookie),
      ),
    );
    expect(OWN_NAMES.toSorted()).toEqual(named.toSorted());
  });

  test('is the file docs/reference/browser-storage.md; npm run reference writes it', async () => {
    await expect(browserStoragePage()).toMatchFileSnapshot(
      join(ROOT, 'docs', 'reference', 'browser-storage.md'),
    );
  });
});
