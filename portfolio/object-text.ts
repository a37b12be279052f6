const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** The text of a JSON object that comes in chunks, gathered from after its first brace to its last. */
export class ObjectText {
  #text = '{';
  #depth = 1;
  #inString = false;
  #escaped = false;

  get text(): string {
    return this.#text;
  }

  /**
   * Adds a chunk that ends after a brace at the latest. Says whether the object goes on, is whole, or is broken:
   * a line ends within a text.
   */
  add(chunk: string): 'open' | 'whole' | 'broken' {
    this.#text += chunk;
    for (let index = 0; index < chunk.length; index += 1) this.#step(chunk.charCodeAt(index));
    if (this.#inString && chunk.endsWith('\n')) return 'broken';
    return this.#depth === 0 ? 'whole' : 'open';
  }

  #step(character: number): void {
    if (this.#escaped) this.#escaped = false;
    else if (character === QUOTE) this.#inString = !this.#inString;
    else if (this.#inString) this.#escaped = character === BACKSLASH;
    else if (character === OPENING) this.#depth += 1;
    else if (character === CLOSING) this.#depth -= 1;
  }
}
