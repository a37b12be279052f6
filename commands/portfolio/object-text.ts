const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Collects the text of a JSON object from segments, from its first brace to its last. */
export class ObjectText {
  #text = '{';
  #depth = 1;
  #inString = false;
  #escaped = false;

  get text(): string {
    return this.#text;
  }

  /**
   * Adds a segment, which must not contain text after a brace. Returns whether the object is incomplete,
   * complete, or broken because a line ends within a string.
   */
  add(segment: string): 'open' | 'whole' | 'broken' {
    this.#text += segment;
    for (let index = 0; index < segment.length; index += 1) this.#step(segment.charCodeAt(index));
    if (this.#inString && segment.endsWith('\n')) return 'broken';
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
