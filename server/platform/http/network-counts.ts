/** Counts something by network or customer, such as the answers that a network has not read yet. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>();

  of(network: string): number {
    return this.#counts.get(network) ?? 0;
  }

  /** Counts one more for the network. Returns a function that takes it off again; call it once. */
  add(network: string): () => void {
    this.#counts.set(network, this.of(network) + 1);
    return () => {
      const rest = this.of(network) - 1;
      if (rest > 0) this.#counts.set(network, rest);
      else this.#counts.delete(network);
    };
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
