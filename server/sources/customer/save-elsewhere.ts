import type { Activity } from '../../../contract/activities.ts';
import type { ChangeAnswer, ChangeBody, CustomerChange } from '../../../contract/source-customer.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/errors.ts';
import { type Actor, recordActivity, settleActivity } from '../../platform/observability/activities.ts';
import type { Refusal } from '../http-call.ts';
import { unavailable, unknownOutcome } from '../own-item.ts';
import { mayHaveActed, SourceError } from '../source-error.ts';
import { CHANGE_RECORDS } from './change-records.ts';
import type { ChangeOutcome } from './customer-system.ts';
import { unknownCustomer } from './person-to-wire.ts';

type Wanted<Name extends CustomerChange> = { name: Name; body: ChangeBody<Name> };

/**
 * Makes a change in the system that holds the customer's data, records the activities and returns the stored
 * data. Throws the problems of `CustomerSource` (ADR-007).
 */
export async function saveElsewhere<Name extends CustomerChange>(
  db: Database,
  actor: Actor,
  wanted: Wanted<Name>,
  save: () => Promise<ChangeOutcome<Name>>,
): Promise<ChangeAnswer<Name>> {
  // Recorded before the request, so that the activity is not lost if the database fails in between.
  const activityId = await recordActivity(db, actor, 'change-unclear');
  const outcome = await save().catch(async (error) => {
    if (!(error instanceof SourceError)) throw error;
    if (mayHaveActed(error.kind)) throw unknownOutcome(error.kind, 'changeUnknown');
    await settleActivity(db, activityId, null);
    throw unavailable(error.retryAfter);
  });
  if ('refused' in outcome) {
    await settleActivity(db, activityId, null);
    throw outcome.refused === 'unknown-customer'
      ? unknownCustomer()
      : refusalOf(outcome.refused, wanted.name);
  }
  const [first = null, ...more] = activitiesOf(wanted);
  await settleActivity(db, activityId, first);
  for (const activity of more) await recordActivity(db, actor, activity);
  return outcome.stored;
}

function activitiesOf<Name extends CustomerChange>({ name, body }: Wanted<Name>): readonly Activity[] {
  if (body === null) return ['address-refreshed'];
  return CHANGE_RECORDS[name].fields
    .filter(({ field }) => field in (body as object))
    .map(({ activity }) => activity);
}

function refusalOf({ status, code = '' }: Refusal, change: CustomerChange) {
  const { conflict, codes = {} } = CHANGE_RECORDS[change];
  if (status === 409) return new ProblemError(409, conflict);
  const known = Object.hasOwn(codes, code) ? codes[code] : undefined;
  return known ? new ProblemError(400, known, code) : new ProblemError(400, 'changeRefused');
}
