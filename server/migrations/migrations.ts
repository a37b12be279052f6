import * as customers from './001-customers.ts';
import * as changes from './002-changes.ts';
import * as ownChanges from './003-own-changes.ts';
import * as insurance from './004-insurance.ts';
import * as activities from './005-activities.ts';
import * as deletion from './006-deletion.ts';
import * as changeFeed from './007-change-feed.ts';
import * as items from './008-items.ts';
import * as consentTexts from './009-consent-texts.ts';
import * as buildFiles from './010-build-files.ts';
import * as claimFiles from './011-claim-files.ts';
import * as confirmationCodes from './012-confirmation-codes.ts';
import * as documentTexts from './013-document-texts.ts';
import * as sharing from './014-sharing.ts';
import * as sharingIntegration from './015-sharing-integration.ts';

/** All migrations by file name, in the order that they run. */
export const migrations = {
  '001-customers': customers,
  '002-changes': changes,
  '003-own-changes': ownChanges,
  '004-insurance': insurance,
  '005-activities': activities,
  '006-deletion': deletion,
  '007-change-feed': changeFeed,
  '008-items': items,
  '009-consent-texts': consentTexts,
  '010-build-files': buildFiles,
  '011-claim-files': claimFiles,
  '012-confirmation-codes': confirmationCodes,
  '013-document-texts': documentTexts,
  '014-sharing': sharing,
  '015-sharing-integration': sharingIntegration,
};

/** The migrations that do something else in a new database, by file name. */
export const inNewDatabase = { '008-items': { up: items.upInNewDatabase } };
