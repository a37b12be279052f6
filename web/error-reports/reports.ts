import { inTime } from '../../domain/in-time.ts';
import { createBuffer } from '../platform/buffer.ts';

/** An error, or a message about an event that is not an error. */
export type Report = { error: unknown } | { message: string };

type Send = () => PromiseLike<unknown>;

/** Maximum number of reports buffered until there is a sink. */
const MAX_BUFFERED = 20;

const reports = createBuffer<Report>(MAX_BUFFERED);
let begin: (send: Send) => void;
const begun = new Promise<Send>((resolve) => {
  begin = resolve;
});

/** Reports an event that is not a program error (spec: shell §8.5). For use in events and effects. */
export function reportMessage(message: string): void {
  reports.push({ message });
}

/** Buffers uncaught errors, and those passed to `reportError`, until there is a sink. */
export function bufferErrors(): void {
  window.addEventListener('error', bufferError);
  window.addEventListener('unhandledrejection', bufferRejection);
}

/** Resolves when all reports are sent, or after `maxMs`. Unsent reports are lost with the page. */
export async function untilReported(maxMs: number): Promise<void> {
  await inTime(
    begun.then((send) => send()),
    maxMs,
  );
}

/**
 * Passes every report to `sink`, the buffered ones first. From then on the sink must catch uncaught errors
 * itself. `send` resolves when all are sent.
 */
export function setErrorSink(sink: (report: Report) => void, send: Send): void {
  window.removeEventListener('error', bufferError);
  window.removeEventListener('unhandledrejection', bufferRejection);
  reports.drainTo(sink);
  begin(send);
}

function bufferError({ error, message }: ErrorEvent): void {
  reports.push(error ? { error } : { message });
}

function bufferRejection({ reason }: PromiseRejectionEvent): void {
  reports.push({ error: reason });
}
