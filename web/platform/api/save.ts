import { OfflineError } from '../online.ts';
import { HttpError } from './http-error.ts';

/** Timeout of the check of what is stored, in ms, before the customer reads that the save failed. */
const CHECK_DEADLINE_MS = 5_000;
/** Something behind the server broke off, or did not answer in time. */
const GATEWAY_FAULTS = [502, 504];

/** A save of which nobody knows whether it was done, or still will be; `cause` is how it failed. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('Nobody knows whether it was saved', { cause });
    this.name = 'OutcomeUnknown';
  }
}

/**
 * Saves; returns what is stored then. Where it failed without having been refused, what is stored is read: if that
 * `isSaved`, all is well. Otherwise rejects as the save did, or with `OutcomeUnknown`.
 */
export async function saveSurely<Stored>(
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

/** Whether it is certain that nothing was done. */
function isRefusal(error: unknown): boolean {
  return error instanceof OfflineError || (error instanceof HttpError && error.status < 500);
}

/** What has ended is not done when what is stored says so; what has only had its time may be done yet. */
function mayBeDone(error: unknown, isRead: boolean): boolean {
  if (isRead) return error instanceof DOMException && error.name === 'TimeoutError';
  return !(error instanceof HttpError) || GATEWAY_FAULTS.includes(error.status);
}
