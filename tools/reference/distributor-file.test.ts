import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../server/platform/root.ts';
import { distributorFilePage, undescribedFields } from './distributor-file.ts';

describe('the reference of the distributor file', () => {
  test('describes every field, in field-descriptions.ts', () => {
    expect(undescribedFields()).toEqual([]);
  });

  test('is the file docs/reference/distributor-file.md; npm run reference writes it', async () => {
    const file = join(ROOT, 'docs', 'reference', 'distributor-file.md');
    await expect(distributorFilePage()).toMatchFileSnapshot(file);
  });
});
