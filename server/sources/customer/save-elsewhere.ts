import type { Activity } from '../../../contract/activities.ts';
import type { ChangeAnswer, CustomerChange } from '../../../contract/source-customer.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/errors.ts';
import type { ProblemDetail } from '../../platform/http/problem-texts.ts';
import { type Actor, recordActivity, settleActivity } from '../../platform/observability/activities.ts';
import { unavailable } from '../own-item.ts';
import { mayHaveActed, SourceError } from '../source-error.ts';
import type { ChangeOutcome } from './customer-source.ts';

/** The problems for the codes of refusals (spec: shell §5). */
const CODES: Readonly<Record<string, ProblemDetail>> = {
  UGYLDIG_MAILADRESSE: 'invalidEmail',
  UGYLDIG_MOBILNR: 'invalidMobile',
};

export type SaveOptions = {
  /** the activities to record after the change */
  activities: readonly Activity[];
  /** the problem for a conflict with the stored data (409) */
  conflict?: ProblemDetail;
};

/**
 * Makes a change in the system that holds the customer's data, records the activities and returns the stored
 * data. Throws a problem (ADR-007):
 * - 400 or 409: the system refuses.
 * - 503: the change was not made.
 * - 502 with code UKJENT: the result is unknown.
 */
export async function saveElsewhere<Name extends CustomerChange>(
  db: Database,
  actor: Actor,
  save: () => Promise<ChangeOutcome<Name>>,
  { activities, conflict = 'changeRefused' }: SaveOptions,
): Promise<ChangeAnswer<Name>> {
  // Recorded before the request, so that the activity is not lost if the database fails in between.
  const activityId = await recordActivity(db, actor, 'change-unclear');
  const outcome = await save().catch(async (error) => {
    if (!(error instanceof SourceError)) throw error;
    if (mayHaveActed(error.kind)) throw new ProblemError(502, 'changeUnknown', 'UKJENT');
    await settleActivity(db, activityId, null);
    throw unavailable(error.retryAfter);
  });
  if ('refused' in outcome) {
    await settleActivity(db, activityId, null);
    throw refusalOf(outcome.refused, conflict);
  }
  const [first = null, ...more] = activities;
  await settleActivity(db, activityId, first);
  for (const activity of more) await recordActivity(db, actor, activity);
  return outcome.stored;
}

function refusalOf(
  { status, code = '' }: { status: 400 | 409; code?: string | undefined },
  conflict: ProblemDetail,
) {
  if (status === 409) return new ProblemError(409, conflict);
  const known = CODES[code];
  return known ? new ProblemError(400, known, code) : new ProblemError(400, 'changeRefused');
}
