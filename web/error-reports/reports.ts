import { createBuffer } from '../platform/buffer.ts';

/** Something that went wrong: an error, or what we say happened. */
export type Report = { error: unknown } | { message: string };

/** Maximum number of reports buffered until there is a sink. */
const MAX_BUFFERED = 20;

const reports = createBuffer<Report>(MAX_BUFFERED);

/** Reports that something happened which is no error of the program's (spec: shell §8.5). For events and effects. */
export function reportMessage(message: string): void {
  reports.push({ message });
}

/** Buffers the errors that nobody catches, and those of `reportError`, until there is a sink. */
export function bufferErrors(): void {
  window.addEventListener('error', bufferError);
  window.addEventListener('unhandledrejection', bufferRejection);
}

/** Hands every report to `sink`, the buffered ones first. It watches over uncaught errors by itself from now on. */
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
