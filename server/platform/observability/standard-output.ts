import { write, writeSync } from 'node:fs';

const STANDARD_OUTPUT = 1;
/** Pause between writes, in ms: a write costs as much as some answers, so lines are written together. */
const PAUSE_MS = 20;
/** Pause before a failed write is tried again, in ms. */
const RETRY_MS = 100;
/** Bytes that wait at most; later lines are dropped. */
const MOST_WAITING = 8 * 1024 * 1024;

/**
 * Returns the destination of the server's log lines, which are written in the background. While standard output
 * takes none (full disk, ended reader), lines wait and the later ones are dropped, so that the server goes on.
 */
export function standardOutput(fd = STANDARD_OUTPUT): { write(line: string): void } {
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let isWriting = false;

  function writeWaiting(): void {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    isWriting = bytes.length > 0;
    if (!isWriting) return;
    write(fd, bytes, (error, written = 0) => {
      waitingBytes -= written;
      if (written < bytes.length) waiting.unshift(bytes.subarray(written));
      writeAfter(error ? RETRY_MS : PAUSE_MS);
    });
  }

  function writeAfter(ms: number): void {
    isWriting = true;
    setTimeout(writeWaiting, ms).unref();
  }

  process.once('exit', () => {
    let bytes = Buffer.concat(waiting);
    try {
      while (bytes.length > 0) bytes = bytes.subarray(writeSync(fd, bytes));
    } catch {
      // The last lines are dropped too.
    }
  });

  return {
    write(line) {
      const bytes = Buffer.from(line);
      if (waitingBytes + bytes.length > MOST_WAITING) return;
      waitingBytes += bytes.length;
      waiting.push(bytes);
      if (!isWriting) writeAfter(PAUSE_MS);
    },
  };
}
