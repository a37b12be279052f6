import { Assembler } from 'stream-json/assembler.js';
import type { Token } from 'stream-json/core/parser.js';
import { faultAt, PortfolioFault } from './fault.ts';
import {
  CUSTOMER_LENGTH,
  faultIn,
  jsonFault,
  parseCustomer,
  tokenizer,
  tooLong,
  wrongText,
} from './json-text.ts';
import { ObjectText } from './object-text.ts';
import type { Piece } from './pieces.ts';
import type { PortfolioRecord } from './record.ts';

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
const IN_CUSTOMER = 3;

/** Reads what is around the customers token by token; the customers' own texts are parsed whole, which is faster. */
class Document {
  readonly #tokensOf = tokenizer();
  readonly #assembler = new Assembler();
  #begun = false;
  #listSeen = false;
  #line = 1;
  /** the customer that is being read, or is to come next */
  #place = { customer: 1, line: 1 };
  #length = 0;
  #customer: ObjectText | undefined;

  take({ text, line }: Piece): PortfolioRecord[] {
    this.#line = line;
    this.#begin(text);
    this.#length += text.length;
    if (this.#length > CUSTOMER_LENGTH) throw this.#customerFault(tooLong);
    return this.#customer ? this.#takeCustomer(this.#customer, text) : this.#takeTokens(text);
  }

  end(): void {
    if (!this.#begun) throw new PortfolioFault(['the file is empty']);
    if (this.#assembler.depth > IN_LIST) throw this.#customerFault('the file ends within this customer');
    if (this.#assembler.depth > 0) throw this.#fault('the file ends too early');
    if (!this.#listSeen) throw this.#fault('customers must be given');
  }

  #begin(text: string): void {
    const start = text.trimStart();
    if (this.#begun || start === '') return;
    if (!start.startsWith('{')) throw this.#fault('the file must be an object {"customers": […]}');
    this.#begun = true;
  }

  #takeCustomer(customer: ObjectText, text: string): PortfolioRecord[] {
    const state = customer.add(text);
    if (state === 'broken') throw faultAt(this.#place, [wrongText]);
    if (state === 'open') return [];
    const value = parseCustomer(customer.text, this.#place, 'unexpected characters');
    this.#customer = undefined;
    return this.#takeTokens('}').map((record) => ({ ...record, value }));
  }

  #takeTokens(text: string): PortfolioRecord[] {
    const records: PortfolioRecord[] = [];
    for (const token of this.#tokens(text)) {
      this.#check(token);
      if (this.#assembler.depth === IN_LIST) this.#place.line = this.#line;
      this.#assembler.consume(token);
      const { depth, current } = this.#assembler;
      if (depth === IN_LIST && Array.isArray(current) && current.length > 0) {
        records.push(this.#next(current.pop()));
      }
      if (depth === IN_CUSTOMER && !Array.isArray(current)) this.#customer = new ObjectText();
    }
    return records;
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

  /** A text without its last quote, or a customer without the last brace, goes on until something else stops it. */
  #customerFault(otherwise: string): PortfolioFault {
    return faultAt(this.#place, [faultIn(this.#customer?.text ?? '') ?? otherwise]);
  }

  #fault(fault: string): PortfolioFault {
    return new PortfolioFault([`line ${this.#line}: ${fault}`]);
  }
}
