import { Assembler } from 'stream-json/assembler.js';
import type { Token } from 'stream-json/core/parser.js';
import { issueAt, PortfolioIssues, type PortfolioRecord } from './issue.ts';
import {
  CUSTOMER_LENGTH,
  issueIn,
  jsonIssue,
  lengthOf,
  parseCustomer,
  tokenizer,
  tooLong,
  wrongText,
} from './json-text.ts';
import { ObjectText } from './object-text.ts';
import { atBraces, type Segment } from './segments.ts';

/** Yields the customers of `{"customers": […]}`. Throws `PortfolioIssues` if the text is anything else. */
export async function* readDocument(segments: AsyncIterable<Segment[]>): AsyncGenerator<PortfolioRecord> {
  const document = new Document();
  for await (const batch of segments) {
    for (const { text, line } of batch) {
      for (const part of atBraces(text)) yield* document.take(part, line);
    }
  }
  document.end();
}

/** Parser depths: in the outermost object, in the list of customers, in a customer. */
const IN_OBJECT = 1;
const IN_LIST = 2;
const IN_CUSTOMER = 3;

/**
 * Reads the text around the customers token by token. The text of each customer is parsed as a whole, which
 * is faster.
 */
class Document {
  readonly #tokensOf = tokenizer();
  readonly #assembler = new Assembler();
  #begun = false;
  #listSeen = false;
  #line = 1;
  /** the current or next customer */
  #place = { customer: 1, line: 1 };
  #length = 0;
  #customer: ObjectText | undefined;

  take(text: string, line: number): PortfolioRecord[] {
    this.#line = line;
    this.#begin(text);
    this.#length += lengthOf(text);
    if (this.#length > CUSTOMER_LENGTH) throw this.#customerIssue(tooLong);
    return this.#customer ? this.#takeCustomer(this.#customer, text) : this.#takeTokens(text);
  }

  end(): void {
    if (!this.#begun) throw new PortfolioIssues(['the file is empty']);
    if (this.#assembler.depth > IN_LIST) throw this.#customerIssue('the file ends within this customer');
    if (this.#assembler.depth > 0) throw this.#issue('the file ends too early');
    if (!this.#listSeen) throw this.#issue('customers must be given');
  }

  #begin(text: string): void {
    const start = text.trimStart();
    if (this.#begun || start === '') return;
    if (!start.startsWith('{')) throw this.#issue('the file must be an object {"customers": […]}');
    this.#begun = true;
  }

  #takeCustomer(customer: ObjectText, text: string): PortfolioRecord[] {
    const state = customer.add(text);
    if (state === 'broken') throw issueAt(this.#place, [wrongText]);
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
      const issue = jsonIssue(error);
      throw this.#assembler.depth >= IN_LIST ? issueAt(this.#place, [issue]) : this.#issue(issue);
    }
  }

  #check(token: Token): void {
    if (this.#assembler.depth !== IN_OBJECT || token.name === 'endObject') return;
    if (token.name !== 'keyValue') {
      if (token.name !== 'startArray') throw this.#issue('customers must be a list');
      return;
    }
    if (token.value !== 'customers') throw this.#issue('the file must have no field but customers');
    if (this.#listSeen) throw this.#issue('customers must be given once');
    this.#listSeen = true;
  }

  #next(value: unknown): PortfolioRecord {
    const record = { place: this.#place, value };
    this.#place = { customer: this.#place.customer + 1, line: this.#line };
    this.#length = 0;
    return record;
  }

  /**
   * Returns the issue of the current customer. The parser finds the cause if a quote or brace is missing,
   * because reading then continues past the end of the customer.
   */
  #customerIssue(otherwise: string): PortfolioIssues {
    return issueAt(this.#place, [issueIn(this.#customer?.text ?? '') ?? otherwise]);
  }

  #issue(issue: string): PortfolioIssues {
    return new PortfolioIssues([`line ${this.#line}: ${issue}`]);
  }
}
