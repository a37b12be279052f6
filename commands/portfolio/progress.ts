/** Writes to a terminal; null if there is none. */
export type Terminal = ((text: string) => void) | null;

const WIDTH = 30;
const BETWEEN_WRITES_MS = 100;
const CLEAR_LINE = '\r\x1b[K';

/** Shows on one terminal line how much of a file is read: customers, and a bar if the size of the file is known. */
export function showProgress(terminal: Terminal, size: number | null) {
  let bytesRead = 0;
  let customers = 0;
  let writtenAt = 0;

  function render(): void {
    const now = performance.now();
    if (!terminal || now - writtenAt < BETWEEN_WRITES_MS) return;
    writtenAt = now;
    terminal(`${CLEAR_LINE}${size ? bar(bytesRead / size) : ''}${grouped(customers)} customers`);
  }

  return {
    /** Yields the same bytes, and counts them. */
    async *count(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of bytes) {
        yield chunk;
        bytesRead += chunk.length;
        render();
      }
    },
    customersStored(count: number): void {
      customers = count;
    },
    /** Clears the line, so that other output can be written. */
    end(): void {
      if (writtenAt > 0) terminal?.(CLEAR_LINE);
    },
  };
}

function bar(share: number): string {
  const shown = Math.min(share, 1);
  const full = Math.floor(shown * WIDTH);
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(shown * 100)} %  `;
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ' ');
}
