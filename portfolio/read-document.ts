import { Assembler } from 'stream-json/assembler.js';
import type { Token } from 'stream-json/core/parser.js';
import { faultAt, PortfolioFault } from './fault.ts';
import { CUSTOMER_LENGTH, jsonFault, tokenizer, tooLong } from './json-text.ts';
import type { Piece } from './pieces.ts';
import type { PortfolioRecord } from './read.ts';

/** The customers of `{"customers": […]}`. Throws `PortfolioFault` where the text is anything else. */
export async function* readDocument(pieces: AsyncIterable<Piece[]>): AsyncGenerator<PortfolioRecord> {
  const document = new Document();
  for await (const chunk of pieces) {
    for (const piece of chunk) yield* document.take(piece);
  }
  document.end();
}

/** How deep the parser stands: in the outermost object, in the list of customers, in a customer. */
const IN_OBJECT = 1;
const IN_LIST = 2;

class Document {
  readonly #tokensOf = tokenizer();
  readonly #assembler = new Assembler();
  #begun = false;
  #listSeen = false;
  #line = 1;
  /** the customer that is being read, or is to come next */
  #place = { customer: 1, line: 1 };
  #length = 0;

  *take({ text, line }: Piece): Generator<PortfolioRecord> {
    this.#line = line;
    this.#begin(text);
    this.#length += text.length;
    if (this.#length > CUSTOMER_LENGTH) throw faultAt(this.#place, [tooLong]);
    for (const token of this.#tokens(text)) {
      this.#check(token);
      if (this.#assembler.depth === IN_LIST) this.#place.line = line;
      this.#assembler.consume(token);
      const list = this.#assembler.depth === IN_LIST ? this.#assembler.current : undefined;
      if (Array.isArray(list) && list.length > 0) yield this.#next(list.pop());
    }
  }

  end(): void {
    if (!this.#begun) throw new PortfolioFault(['the file is empty']);
    if (this.#assembler.depth > IN_LIST) throw faultAt(this.#place, ['the file ends within this customer']);
    if (this.#assembler.depth > 0) throw this.#fault('the file ends too early');
    if (!this.#listSeen) throw this.#fault('customers must be given');
  }

  #begin(text: string): void {
    const start = text.trimStart();
    if (this.#begun || start === '') return;
    if (!start.startsWith('{')) throw this.#fault('the file must be an object {"customers": […]}');
    this.#begun = true;
  }

  #tokens(text: string): Token[] {
    try {
      return this.#tokensOf(text);
    } catch (error) {
      const fault = jsonFault(error);
      throw this.#assembler.depth >= IN_LIST ? faultAt(this.#place, [fault]) : this.#fault(fault);
    }
  }

  #check(token: Token): void {
    if (this.#assembler.depth !== IN_OBJECT || token.name === 'endObject') return;
    if (token.name !== 'keyValue') {
      if (token.name !== 'startArray') throw this.#fault('customers must be a list');
      return;
    }
    if (token.value !== 'customers') throw this.#fault('the file must have no field but customers');
    if (this.#listSeen) throw this.#fault('customers must be given once');
    this.#listSeen = true;
  }

  #next(value: unknown): PortfolioRecord {
    const record = { place: this.#place, value };
    this.#place = { customer: this.#place.customer + 1, line: this.#line };
    this.#length = 0;
    return record;
  }

  #fault(fault: string): PortfolioFault {
    return new PortfolioFault([`line ${this.#line}: ${fault}`]);
  }
}
