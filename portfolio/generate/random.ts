/**
 * Numbers that look like chance and are the same on every machine, for the same seed and stream: the generator
 * sfc32, in whole numbers of 32 bits alone.
 */
export class Random {
  #a: number;
  #b: number;
  #c = 0x9e3779b9;
  #counter = 1;

  /** Streams of one seed have nothing to do with each other; both are whole numbers below 2^32. */
  constructor(seed: number, stream: number) {
    this.#a = seed | 0;
    this.#b = stream | 0;
    for (let round = 0; round < 15; round += 1) this.#next();
  }

  /** A whole number from 0 to below the limit. */
  below(limit: number): number {
    return Math.floor((this.#next() / 2 ** 32) * limit);
  }

  /** A whole number from the first to the last, both included. */
  between(first: number, last: number): number {
    return first + this.below(last - first + 1);
  }

  /** True so many times of a hundred. */
  percent(share: number): boolean {
    return this.#next() < (share / 100) * 2 ** 32;
  }

  /** One of a list, each as often as the others. */
  pick<Item>(list: readonly Item[]): Item {
    const item = list[this.below(list.length)];
    if (item === undefined) throw new Error('Nothing to pick from.');
    return item;
  }

  /** One of a list, as often as its weight says. */
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
