import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDistributorFile } from '../distributor/distributor-file.ts';
import { appIcon } from './app-icon.ts';

const { distributors } = readDistributorFile('distributors.json');

/** After a change to a distributor's colours or to the mark, `npm run icons` writes the files. */
test.each(distributors)('the rendered icons of $shortname are in its colours', ({ shortname, theme }) => {
  const renderedFrom = readFileSync(join(import.meta.dirname, 'icons', shortname, 'icon.svg'), 'utf8');
  expect(renderedFrom).toBe(appIcon(theme));
});
