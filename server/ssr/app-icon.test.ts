import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDistributorFile } from '../distributor/read-distributor-file.ts';
import { appIcon, iconFolder } from './app-icon.ts';

const { distributors } = readDistributorFile('distributors.json');

test.each(distributors)(
  'the icons of $shortname match its colours; npm run icons renders them',
  (distributor) => {
    const renderedFrom = readFileSync(
      join(import.meta.dirname, 'icons', iconFolder(distributor), 'icon.svg'),
      'utf8',
    );
    expect(renderedFrom).toBe(appIcon(distributor.theme));
  },
);
