import type { ServerResponse } from 'node:http';

/** Counts what is open by network or customer, such as the answers that a network has not read yet. */
export class OpenCounts {
  readonly #counts = new Map<string, number>();

  of(whose: string): number {
    return this.#counts.get(whose) ?? 0;
  }

  /** Counts one more. Returns a function that takes it off again; call it once. */
  add(whose: string): () => void {
    this.#counts.set(whose, this.of(whose) + 1);
    return () => {
      const rest = this.of(whose) - 1;
      if (rest > 0) this.#counts.set(whose, rest);
      else this.#counts.delete(whose);
    };
  }

  /** Counts an answer until its client has read it or left. A client that has left already emits no other event. */
  addUntilClosed(whose: string, answer: ServerResponse): void {
    if (!answer.closed) answer.once('close', this.add(whose));
  }
}

/** A count below this is forgotten. */
const FORGOTTEN = 0.1;
/** A customer who opens a page makes fewer requests. */
const VISIT = 5;

/** Counts the recent requests of each network. Every `age` halves the counts. */
export class RecentRequests {
  readonly #counts = new Map<string, number>();
  #sum = 0;
  #highest = 0;

  add(network: string): void {
    const count = (this.#counts.get(network) ?? 0) + 1;
    this.#counts.set(network, count);
    this.#sum += 1;
    this.#highest = Math.max(this.#highest, count);
  }

  /**
   * Returns whether the network sent few requests while another sent many. Many are at least half of the
   * average, because one network with very many raises the average.
   */
  areFew(network: string): boolean {
    const many = Math.max(VISIT, this.#sum / Math.max(1, this.#counts.size) / 2);
    return (this.#counts.get(network) ?? 0) < many && this.#highest >= many;
  }

  age(): void {
    this.#sum = 0;
    this.#highest /= 2;
    for (const [network, count] of this.#counts) {
      if (count / 2 < FORGOTTEN) this.#counts.delete(network);
      else this.#counts.set(network, count / 2);
      this.#sum += this.#counts.get(network) ?? 0;
    }
  }
}
