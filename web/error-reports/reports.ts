/** Something that went wrong: an error, or what we say happened. */
export type Report = { error: unknown } | { message: string };
type Receiver = (report: Report) => void;

/** What nobody has received yet; more than this is never kept. */
const MOST_WAITING = 20;

let receiver: Receiver | null = null;
let waiting: Report[] = [];

/** Reports that something happened which is no error of the program's (spec: shell §8.5). For events and effects. */
export function reportMessage(message: string): void {
  tell({ message });
}

/** Keeps the errors that nobody catches, and those of `reportError`, until somebody receives them. */
export function bufferErrors(): void {
  window.addEventListener('error', keepError);
  window.addEventListener('unhandledrejection', keepRejection);
}

/** Hands every report to `next`, those first that waited. It watches over uncaught errors by itself from now on. */
export function setErrorSink(next: Receiver): void {
  window.removeEventListener('error', keepError);
  window.removeEventListener('unhandledrejection', keepRejection);
  receiver = next;
  for (const report of waiting) receiver(report);
  waiting = [];
}

function keepError({ error, message }: ErrorEvent): void {
  tell(error ? { error } : { message });
}

function keepRejection({ reason }: PromiseRejectionEvent): void {
  tell({ error: reason });
}

function tell(report: Report): void {
  if (receiver) receiver(report);
  else if (waiting.length < MOST_WAITING) waiting.push(report);
}
