import { createBuffer } from '../platform/buffer.ts';

/** An error, or a message about an event that is not an error. */
export type Report = { error: unknown } | { message: string };

/** Maximum number of reports buffered until there is a sink. */
const MAX_BUFFERED = 20;

const reports = createBuffer<Report>(MAX_BUFFERED);

/** Reports an event that is not a program error (spec: shell §8.5). For use in events and effects. */
export function reportMessage(message: string): void {
  reports.push({ message });
}

/** Buffers uncaught errors, and those passed to `reportError`, until there is a sink. */
export function bufferErrors(): void {
  window.addEventListener('error', bufferError);
  window.addEventListener('unhandledrejection', bufferRejection);
}

/**
 * Passes every report to `sink`, the buffered ones first. From then on the sink must catch uncaught errors
 * itself.
 */
export function setErrorSink(sink: (report: Report) => void): void {
  window.removeEventListener('error', bufferError);
  window.removeEventListener('unhandledrejection', bufferRejection);
  reports.drainTo(sink);
}

function bufferError({ error, message }: ErrorEvent): void {
  reports.push(error ? { error } : { message });
}

function bufferRejection({ reason }: PromiseRejectionEvent): void {
  reports.push({ error: reason });
}
