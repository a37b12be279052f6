import { OfflineError } from '../online.ts';
import { HttpError } from './http-error.ts';

/** Timeout for reading the stored data after a failed save, in ms. The customer waits for it. */
const CHECK_DEADLINE_MS = 5_000;
/** Statuses of a gateway whose upstream broke off or timed out. */
const GATEWAY_FAULTS = [502, 504];
const GATEWAY_TIMEOUT = 504;

/** A save with an unknown outcome: it may have been done, or may still be done. `cause` is the save's error. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('The outcome of the save is unknown', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/**
 * Saves and returns the stored data. After an error that is not a refusal, reads the stored data, and returns
 * it if `isSaved`. Otherwise rejects with the save's error, or with `OutcomeUnknown`.
 */
export async function saveAndVerify<Stored>(
  save: () => Promise<Stored>,
  readStored: (signal: AbortSignal) => Promise<Stored>,
  isSaved: (stored: Stored) => boolean,
): Promise<Stored> {
  try {
    return await save();
  } catch (error) {
    if (isRefusal(error)) throw error;
    const read = await readStored(AbortSignal.timeout(CHECK_DEADLINE_MS)).then(
      (stored) => ({ stored }),
      () => null,
    );
    if (read && isSaved(read.stored)) return read.stored;
    throw mayBeDone(error, read !== null) ? new OutcomeUnknown(error) : error;
  }
}

/** Waits for a deletion. What is already gone, for example after a deletion in another tab, counts as deleted. */
export async function untilGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  }
}

/** Returns whether the error guarantees that nothing was saved. */
function isRefusal(error: unknown): boolean {
  return error instanceof OfflineError || (error instanceof HttpError && error.status < 500);
}

/**
 * Returns whether the save may have been or may still be done. After a timeout it may still be done, even if
 * the stored data is unchanged.
 */
function mayBeDone(error: unknown, isRead: boolean): boolean {
  if (isRead) return isTimeout(error);
  return !(error instanceof HttpError) || GATEWAY_FAULTS.includes(error.status);
}

function isTimeout(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === GATEWAY_TIMEOUT;
  return error instanceof DOMException && error.name === 'TimeoutError';
}
