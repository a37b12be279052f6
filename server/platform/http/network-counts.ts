/** Counts something by network, such as the answers that a network has not read yet. */
export class NetworkCounts {
  readonly #counts = new Map<string, number>();

  of(network: string): number {
    return this.#counts.get(network) ?? 0;
  }

  /** the number of networks that count something */
  get networks(): number {
    return this.#counts.size;
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
