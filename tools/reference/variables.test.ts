import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../server/platform/root.ts';
import { undescribedVariables, variablesPage } from './variables.ts';

describe('the reference of the environment variables', () => {
  test('describes every variable, in variable-descriptions.ts', () => {
    expect(undescribedVariables()).toEqual([]);
  });

  test('is the file docs/reference/variables.md; npm run reference writes it', async () => {
    await expect(variablesPage()).toMatchFileSnapshot(join(ROOT, 'docs', 'reference', 'variables.md'));
  });
});
