import type { Activity } from '../../../contract/activities.ts';
import type { ChangeAnswer, CustomerChange } from '../../../contract/source-customer.ts';
import type { Database } from '../../platform/db/database.ts';
import { ProblemError } from '../../platform/http/errors.ts';
import type { ProblemDetail } from '../../platform/http/problem-texts.ts';
import { type Actor, recordActivity, settleActivity } from '../../platform/observability/activities.ts';
import { notNow } from '../own-item.ts';
import { mayHaveActed, SourceError } from '../source-error.ts';
import type { ChangeOutcome } from './customer-source.ts';

/** What the codes of the systems' refusals say (spec: shell §5). */
const CODES: Readonly<Record<string, ProblemDetail>> = {
  UGYLDIG_MAILADRESSE: 'invalidEmail',
  UGYLDIG_MOBILNR: 'invalidMobile',
};

export type SaveOptions = {
  /** what the customer did, once it is done */
  activities: readonly Activity[];
  /** what it means that what is stored stands in the way (409) */
  conflict?: ProblemDetail;
};

/**
 * Has a change made by the system that holds the customer's data, with its activities here; returns what is stored there now. Problems: 400
 * and 409 where it refuses, 503 where it was not done, 502 with code UKJENT where nobody knows (ADR-007).
 */
export async function saveElsewhere<Name extends CustomerChange>(
  db: Database,
  actor: Actor,
  save: () => Promise<ChangeOutcome<Name>>,
  { activities, conflict = 'changeRefused' }: SaveOptions,
): Promise<ChangeAnswer<Name>> {
  // Noted before it is asked for: a database that is lost in between must not lose the trace of it.
  const activityId = await recordActivity(db, actor, 'change-unclear');
  const outcome = await save().catch(async (error) => {
    if (!(error instanceof SourceError)) throw error;
    if (mayHaveActed(error.kind)) throw new ProblemError(502, 'changeUnknown', 'UKJENT');
    await settleActivity(db, activityId, null);
    throw notNow(error.retryAfter);
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
