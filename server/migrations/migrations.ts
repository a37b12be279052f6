import * as customers from './001-customers.ts';
import * as changes from './002-changes.ts';
import * as ownChanges from './003-own-changes.ts';
import * as insurance from './004-insurance.ts';

/** All migrations by their files' names, in whose order they run. */
export const migrations = {
  '001-customers': customers,
  '002-changes': changes,
  '003-own-changes': ownChanges,
  '004-insurance': insurance,
};
