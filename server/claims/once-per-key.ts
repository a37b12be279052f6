import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '../../domain/days.ts';
import { ProblemError } from '../platform/http/errors.ts';
import type { IncomingFile, Upload } from '../platform/http/multipart.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { uploadProblem } from '../sources/upload-problems.ts';

/** Time for which the result of an upload is remembered, in ms. */
const KEPT_MS = DAY_MS;
/** Time after which another attempt starts although an earlier one has not ended, in ms: its server was lost. */
const LEASE_MS = 20_000;
const RENEWAL_MS = LEASE_MS / 4;
/**
 * Maximum time that an attempt waits for an earlier one, in ms. It is longer than a client may be silent and than a lost
 * server blocks the key, and shorter than a load balancer waits.
 */
export const WAIT_MS = 25_000;
const POLL_MS = 200;
/** Wait before the next attempt, in seconds. */
const RETRY_SECONDS = 10;

/** A file whose last byte was passed on, so that it may be stored. Its size is in bytes. */
type PassedFile = { name: string; size: number };

type Attempt = {
  upload: Upload;
  /** the outcome of an earlier attempt is unknown: its whole file was passed on */
  mayBeStored: boolean;
};

/**
 * Returns the first result of an upload with this name, such as one customer's with one key. Other attempts wait while
 * the first runs, also on another server, and get its result. If the first fails, the next one starts. Throws a problem
 * if an attempt has another file than an earlier one.
 */
export async function oncePerKey<Result extends object>(
  state: SharedState,
  { customerId, name, upload }: { customerId: string; name: readonly string[]; upload: Upload },
  act: (attempt: Attempt) => Promise<Result>,
): Promise<Result> {
  // The key names the customer, so that deleting the customer also deletes the result.
  const key = `upload:${customerId}:${hash('sha256', JSON.stringify(name), 'base64url')}`;
  const lease = `${key}:lease`;
  const passed = `${key}:passed`;
  for (let waited = 0; waited < WAIT_MS; waited += POLL_MS) {
    const first = await state.get<Result>(key);
    if (first) return await again(first);
    if ((await state.increment(lease, LEASE_MS)).count === 1) return await run();
    await setTimeout(POLL_MS);
  }
  const busy = new ProblemError(503, 'uploadUnderWay');
  busy.retryAfter = RETRY_SECONDS;
  throw busy;

  async function run(): Promise<Result> {
    // The counter only has to exist.
    const renewal = setInterval(() => void state.replace(lease, 1, LEASE_MS).catch(() => {}), RENEWAL_MS);
    try {
      // It may have been stored between the two reads.
      const first = await state.get<Result>(key);
      if (first) return await again(first);
      const earlier = await state.get<PassedFile>(passed);
      const result = await attempt(earlier);
      await state.set(key, result, KEPT_MS);
      return result;
    } finally {
      clearInterval(renewal);
      await state.delete(lease);
    }
  }

  /** A file that was refused is not stored: the key is free for another one. */
  async function attempt(earlier: PassedFile | null): Promise<Result> {
    try {
      return await act({ upload: () => sameFile(earlier), mayBeStored: earlier !== null });
    } catch (error) {
      const isRefused = error instanceof ProblemError && error.status < 500;
      if (isRefused && !earlier) await state.delete(passed);
      throw error;
    }
  }

  /** Returns the first result once the attempt's file has been compared with the first one. */
  async function again(first: Result): Promise<Result> {
    const { content } = await sameFile(await state.get<PassedFile>(passed));
    for await (const _ of content);
    return first;
  }

  /** Returns the uploaded file, which is remembered after its last byte. It must be the earlier one, if there is one. */
  async function sameFile(earlier: PassedFile | null): Promise<IncomingFile> {
    const file = await upload();
    return { name: file.name, content: compared(file, earlier) };
  }

  async function* compared({ name, content }: IncomingFile, earlier: PassedFile | null) {
    if (earlier && earlier.name !== name) throw uploadProblem('NOKKEL_BRUKT');
    let size = 0;
    for await (const part of content) {
      size += part.length;
      yield part;
    }
    if (earlier && earlier.size !== size) throw uploadProblem('NOKKEL_BRUKT');
    // Without its last byte, no system can take the file for complete.
    await state.set(passed, { name, size } satisfies PassedFile, KEPT_MS);
  }
}
