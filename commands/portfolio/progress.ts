/** Writes to a terminal; null if there is none. */
export type Terminal = ((text: string) => void) | null;

const WIDTH = 30;
const BETWEEN_WRITES_MS = 100;
const CLEAR_LINE = '\r\x1b[K';

/** Shows on one terminal line how much of a file is read: customers, and a bar if the size of the file is known. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #size: number | null;
  #bytes = 0;
  #customers = 0;
  #writtenAt = 0;

  constructor(terminal: Terminal, size: number | null) {
    this.#terminal = terminal;
    this.#size = size;
  }

  /** Yields the same bytes, and counts them. */
  async *count(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of bytes) {
      yield chunk;
      this.#bytes += chunk.length;
      this.#render();
    }
  }

  customersStored(count: number): void {
    this.#customers = count;
  }

  /** Clears the line, so that other output can be written. */
  end(): void {
    if (this.#writtenAt > 0) this.#terminal?.(CLEAR_LINE);
  }

  #render(): void {
    const now = performance.now();
    if (!this.#terminal || now - this.#writtenAt < BETWEEN_WRITES_MS) return;
    this.#writtenAt = now;
    this.#terminal(`${CLEAR_LINE}${this.#bar()}${grouped(this.#customers)} customers`);
  }

  #bar(): string {
    if (!this.#size) return '';
    const share = Math.min(this.#bytes / this.#size, 1);
    const full = Math.floor(share * WIDTH);
    return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor(share * 100)} %  `;
  }
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ' ');
}
