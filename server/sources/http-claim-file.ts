import { randomUUID } from 'node:crypto';
import { Check } from 'typebox/value';
import { ReceivedFile } from '../../contract/claims.ts';
import { startPatientTimer } from '../platform/patient-timer.ts';
import { type CallSource, readCode, readJson } from './http-call.ts';
import type { SentFile } from './source.ts';
import { SourceError } from './source-error.ts';
import { refusedUpload } from './upload-problems.ts';

/** How much of a file was sent to its system. */
export type Progress = { isWhole: boolean };

type Sending = { url: string; ssn: string; file: SentFile; deadlineMs: number; progress: Progress };

const REFUSALS = [404, 409, 413, 415, 501];

/**
 * Sends a file to a claim's system while it arrives from the customer, in the form of the portal's own endpoint
 * (spec: beyond §10). Returns what the system received. Throws a problem if the file is refused by either side, otherwise
 * `SourceError`. Without the whole file in `progress`, the system can't have it.
 */
export async function sendClaimFile(
  callSource: CallSource,
  { url, ssn, file, deadlineMs, progress }: Sending,
): Promise<ReceivedFile> {
  const sent = pacedContent(file.content, deadlineMs, progress);
  try {
    const response = await callSource({
      method: 'POST',
      url,
      ssn,
      form: fileForm(file, sent.content),
      idempotencyKey: file.key,
      signal: sent.signal,
    });
    const refusal = await readCode(response, sent.signal, REFUSALS);
    if (refusal) {
      const { status, code } = refusal;
      throw refusedUpload(status, code) ?? new SourceError('refused', undefined, { status });
    }
    const received = await readJson(response, sent.signal, [200, 201]);
    if (!Check(ReceivedFile, received)) throw new SourceError('wrong-shape');
    return received;
  } catch (error) {
    throw sent.failure() ?? error;
  } finally {
    sent.end();
  }
}

/** Returns the file as `multipart/form-data`. Without its last line a system can't take it for complete (RFC 7578). */
function fileForm({ name, type }: SentFile, content: AsyncGenerator<Buffer, void>) {
  const boundary = `kfp-${randomUUID()}`;
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="fil"; filename="${name}"`,
    `Content-Type: ${type}`,
  ];
  async function* form(): AsyncGenerator<Buffer, void> {
    yield Buffer.from(`${head.join('\r\n')}\r\n\r\n`);
    yield* content;
    yield Buffer.from(`\r\n--${boundary}--\r\n`);
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, content: form() };
}

/** Returns the content and a signal that aborts after `deadlineMs` of waiting for the system, not for the customer. */
function pacedContent(from: AsyncGenerator<Buffer, void>, deadlineMs: number, progress: Progress) {
  const controller = new AbortController();
  let failure: unknown;
  const waitForSystem = () =>
    startPatientTimer(deadlineMs, () => controller.abort(new SourceError('timeout')));
  let stopWaiting = waitForSystem();

  async function* content(): AsyncGenerator<Buffer, void> {
    for (;;) {
      stopWaiting();
      const next = await from.next().catch((error) => {
        failure = error;
        throw error;
      });
      stopWaiting = waitForSystem();
      if (next.done) break;
      yield next.value;
    }
    progress.isWhole = true;
  }

  return {
    content: content(),
    signal: controller.signal,
    /** the error of the customer's file, if it failed */
    failure: () => failure,
    end() {
      stopWaiting();
      controller.abort();
    },
  };
}
