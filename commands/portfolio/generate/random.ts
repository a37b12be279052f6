/** Deterministic pseudo-random numbers (sfc32): the same on every machine for the same seed and stream. */
export class Random {
  #a: number;
  #b: number;
  #c = 0x9e3779b9;
  #counter = 1;

  /** Streams of the same seed are independent. Both arguments are whole numbers below 2^32. */
  constructor(seed: number, stream: number) {
    this.#a = seed | 0;
    this.#b = stream | 0;
    for (let round = 0; round < 15; round += 1) this.#next();
  }

  /** Returns a whole number from 0 to the limit, excluding the limit. */
  below(limit: number): number {
    return Math.floor((this.#next() / 2 ** 32) * limit);
  }

  /** Returns a whole number between two limits, both included. */
  between(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  /** Returns true with the given probability in percent. */
  percent(share: number): boolean {
    return this.#next() < (share / 100) * 2 ** 32;
  }

  /** Returns an item of a list, all with the same probability. */
  pick<Item>(list: readonly Item[]): Item {
    const item = list[this.below(list.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** Returns an item of a list, with a probability in proportion to its weight. */
  weighted<Item extends { weight: number }>(list: readonly Item[]): Item {
    let left = this.below(list.reduce((sum, { weight }) => sum + weight, 0));
    for (const item of list) {
      left -= item.weight;
      if (left < 0) return item;
    }
    throw new Error('Nothing to pick from.');
  }

  #next(): number {
    const result = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0;
    return result >>> 0;
  }
}
