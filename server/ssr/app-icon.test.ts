import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDistributorFile } from '../distributor/read-distributor-file.ts';
import { appIcon, iconFolder } from './app-icon.ts';

const { distributors } = readDistributorFile('distributors.json');

/** After a change to the colours or the icon, run `npm run icons` to update the files. */
test.each(distributors)('the rendered icons of $shortname match its current colours', (distributor) => {
  const renderedFrom = readFileSync(
    join(import.meta.dirname, 'icons', iconFolder(distributor), 'icon.svg'),
    'utf8',
  );
  expect(renderedFrom).toBe(appIcon(distributor.theme));
});
