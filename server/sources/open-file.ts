import { finished } from 'node:stream';
import { startPatientTimer } from '../platform/patient-timer.ts';
import type { SourceFile } from './source.ts';
import { errorKindOf, SourceError, type SourceErrorKind } from './source-error.ts';

/** Timeout for reading a file, in ms: 20 MB over a slow connection. */
const FILE_MS = 60_000;

/**
 * Opens a file within the deadline and allows a minute for the rest of it. `onCut` is called when the file breaks off
 * later, because its reader or its source was too slow.
 */
export async function openFile(
  open: (signal: AbortSignal) => Promise<SourceFile | null>,
  deadlineMs: number,
  onCut: (kind: SourceErrorKind) => void,
): Promise<SourceFile | null> {
  const controller = new AbortController();
  const abort = () => controller.abort(new SourceError('timeout'));
  const stopOpening = startPatientTimer(deadlineMs, abort);
  const file = await open(controller.signal).finally(stopOpening);
  if (!file) return null;
  const stopReading = startPatientTimer(FILE_MS, abort);
  finished(file.content, (error) => {
    stopReading();
    if (error instanceof SourceError) onCut(errorKindOf(error));
  });
  return file;
}
