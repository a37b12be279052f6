import type { Activity } from '../../contract/activities.ts';
import { type ListName, REQUIRED_LISTS } from '../../contract/items.ts';
import type { System } from '../../domain/systems.ts';
import type { SourceCredentials } from '../platform/config/source-credentials.ts';
import type { Database } from '../platform/db/database.ts';
import { recordActivity, settleActivity } from '../platform/observability/activities.ts';
import { type BreakerLimits, createBreaker, type RunAttempt } from './breaker.ts';
import { CHECKS } from './check-items.ts';
import { isAbsent, readDeletion, readDone, readJson, readPdf, sourceCallers } from './http-call.ts';
import { type Progress, sendClaimFile } from './http-claim-file.ts';
import { ITEMS_IN_ORE, type Items } from './items-in-ore.ts';
import { unknownOutcome } from './own-item.ts';
import type { Source, SourceAnswer } from './source.ts';
import { errorKindOf, mayHaveActed, SourceError } from './source-error.ts';
import type { SourceMetrics } from './source-metrics.ts';

const NOTHING = { items: [], issues: [] };

type HttpSourceOptions = {
  system: System;
  /** without a trailing slash */
  url: string;
  /** the credentials that the source requires, if any */
  credentials?: SourceCredentials | undefined;
  /** the timeout of its token service */
  timeoutMs: number;
  limits: BreakerLimits;
  db: Database;
  /** The sources count other errors: these ones do not affect the response. */
  metrics: SourceMetrics;
};

/** Returns a source system that is reached over HTTP (spec: decisions §7.2). */
export function httpSource(options: HttpSourceOptions): Source {
  const { system, url, db, metrics } = options;
  const listBreaker = createBreaker(options.limits);
  const itemBreaker = createBreaker(options.limits);
  const { call: callSource, download, upload } = sourceCallers(options.credentials, options.timeoutMs);

  return {
    systems: [system],
    async list(name, { ssn }, _systems, signal) {
      return await request(ssn, async () => {
        const response = await callSource({ method: 'GET', url: `${url}/${name}`, ssn, signal });
        if (!REQUIRED_LISTS.includes(name) && (await isAbsent(response))) return NOTHING;
        return checked(name, await readJson(response, signal));
      });
    },
    async agreement({ ssn }, { policyNumber }, signal) {
      const address = `${url}/avtaler/${inAddress(policyNumber)}`;
      return await itemRequest(ssn, async () => {
        const response = await callSource({ method: 'GET', url: address, ssn, signal });
        if (await isAbsent(response)) return null;
        const { items } = checked('avtaler', { avtaler: [await readJson(response, signal)] });
        const agreement = items.find((each) => each.policyNumber === policyNumber);
        if (!agreement) throw new SourceError('bad-item');
        return agreement;
      });
    },
    async file({ ssn }, { id }, signal) {
      const address = `${url}/dokumenter/${inAddress(id)}`;
      const attempt = async () => {
        const response = await download({
          method: 'GET',
          url: address,
          accept: 'application/pdf',
          ssn,
          signal,
        });
        return (await isAbsent(response)) ? null : await readPdf(response, signal);
      };
      return await request(ssn, attempt, listBreaker.uncounted);
    },
    async markRead({ ssn, actor }, { id }, signal) {
      const address = `${url}/meldinger/${inAddress(id)}/lest`;
      const isKept = await itemRequest(ssn, async () => {
        const response = await callSource({ method: 'PUT', url: address, ssn, signal });
        if (await isAbsent(response)) return false;
        await readDone(response);
        return true;
      });
      if (isKept) await recordActivity(db, actor, 'message-read');
    },
    async addFile({ ssn, actor }, claim, file, deadlineMs) {
      const address = `${url}/skader/${inAddress(claim.id)}/vedlegg`;
      const progress: Progress = { isWhole: false };
      const sending = { url: address, ssn, file, deadlineMs, progress };
      const activityId = await recordActivity(db, actor, 'claim-file-unclear');
      try {
        const received = await listBreaker.uncounted(() => sendClaimFile(upload, sending), ssn);
        await settle(activityId, 'claim-file-sent');
        return received;
      } catch (error) {
        if (error instanceof SourceError && progress.isWhole && mayHaveActed(error.kind)) {
          metrics.error([system], error.kind, error);
          throw unknownOutcome(error.kind, 'uploadUnknown');
        }
        await settle(activityId, null);
        throw error;
      }
    },
    async deleteOffer({ ssn, actor }, offer, signal) {
      const address = `${url}/tilbud/${inAddress(offer.policyNumber)}`;
      // Recorded before the request, so that the activity is not lost if the database fails in between.
      const activityId = await recordActivity(db, actor, 'offer-deletion-unclear');
      try {
        const done = await itemRequest(ssn, async () =>
          readDeletion(await callSource({ method: 'DELETE', url: address, ssn, signal })),
        );
        await settle(activityId, done ? 'offer-deleted' : null);
        return done;
      } catch (error) {
        if (!mayHaveActed(errorKindOf(error))) await settle(activityId, null);
        throw error;
      }
    },
  };

  function checked<Name extends ListName>(name: Name, answer: unknown): SourceAnswer<Items[Name]> {
    const rejected: string[] = [];
    const { items, issues } = CHECKS[name](answer, system, (field) => rejected.push(field));
    if (rejected.length > 0) metrics.rejectedFields(system, name, rejected);
    return { items: items.map(ITEMS_IN_ORE[name]), issues };
  }

  /** Records the result of a change. If that fails, the answer is still valid, and the activity stays 'unclear'. */
  async function settle(id: string, activity: Activity | null): Promise<void> {
    await settleActivity(db, id, activity).catch(() => metrics.error([system], 'unexpected'));
  }

  /**
   * Sends a request about one item. Its failure counts apart from those of lists: a customer whose item fails must not
   * end the lists of all others. Files do not count.
   */
  async function itemRequest<T>(ssn: string, attempt: () => Promise<T>): Promise<T> {
    return await listBreaker.uncounted(() => request(ssn, attempt, itemBreaker), ssn);
  }

  async function request<T>(
    ssn: string,
    attempt: () => Promise<T>,
    run: RunAttempt = listBreaker,
  ): Promise<T> {
    return await run(async () => {
      const begun = performance.now();
      return await attempt().finally(() => metrics.duration(system, (performance.now() - begun) / 1000));
    }, ssn);
  }
}

/** Returns the number encoded for a URL path. '.' and '..' would lead elsewhere; half a surrogate pair can't be encoded. */
function inAddress(number: string): string {
  if (/^\.{1,2}$/.test(number) || !number.isWellFormed()) throw new SourceError('refused');
  return encodeURIComponent(number);
}
