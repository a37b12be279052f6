import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '../../domain/days.ts';
import { ProblemError } from '../platform/http/errors.ts';
import type { SharedState } from '../platform/state/shared-state.ts';

/** Time for which the result of an upload is remembered, in ms. */
const KEPT_MS = DAY_MS;
/** Time after which another attempt starts although an earlier one has not ended, in ms: its server was lost. */
const LEASE_MS = 3 * 60_000;
/** Maximum time that an attempt waits for an earlier one, in ms. It is longer than a client may be silent. */
const WAIT_MS = 40_000;
const POLL_MS = 200;
/** Wait before the next attempt, in seconds. */
const RETRY_SECONDS = 10;

/**
 * Returns the first result of a change with this name, such as one customer's upload with one key. Other attempts wait
 * while the first runs, also on another server, and get its result. If the first fails, the next one starts.
 */
export async function oncePerKey<Result extends object>(
  state: SharedState,
  { customerId, name }: { customerId: string; name: readonly string[] },
  act: () => Promise<Result>,
): Promise<Result> {
  // The key names the customer, so that deleting the customer also deletes the result.
  const key = `upload:${customerId}:${hash('sha256', JSON.stringify(name), 'base64url')}`;
  const lease = `${key}:lease`;
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const first = await state.get<Result>(key);
    if (first) return first;
    if ((await state.increment(lease, LEASE_MS)).count === 1) return await run();
    await setTimeout(POLL_MS);
  }
  const busy = new ProblemError(503, 'uploadUnderWay');
  busy.retryAfter = RETRY_SECONDS;
  throw busy;

  async function run(): Promise<Result> {
    try {
      // It may have been stored between the two reads.
      const result = (await state.get<Result>(key)) ?? (await act());
      await state.set(key, result, KEPT_MS);
      return result;
    } finally {
      await state.delete(lease);
    }
  }
}
