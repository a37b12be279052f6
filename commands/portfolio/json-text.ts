import { jsonParser, type Token } from 'stream-json/core/parser.js';
import { issueAt, type Place } from './issue.ts';

/**
 * Maximum number of characters of one customer in a file, so that a broken file can't fill the memory. The
 * largest document takes 28 million.
 */
export const CUSTOMER_LENGTH = 40_000_000;

export const tooLong = 'longer than a customer may be';

/**
 * Cost of a segment in characters: a brace or a line end takes as long to read as this many other characters.
 */
const SEGMENT_COST = 100;

/** Returns the cost of a segment of a customer's text, to compare with `CUSTOMER_LENGTH`. */
export function lengthOf(segment: string): number {
  return segment.length + SEGMENT_COST;
}

const WRONG_CHARACTER = 'a control character or wrong escape in a text';

export const wrongText = `not valid JSON: ${WRONG_CHARACTER}`;

/**
 * Returns a function that returns the JSON tokens of the next segment of a text. It throws if the text is not
 * JSON.
 */
export function tokenizer(): (text: string) => Token[] {
  const parse = jsonParser({ streamValues: false });
  return (text) => {
    const tokens = parse(text);
    return typeof tokens === 'object' && 'values' in tokens ? tokens.values : [];
  };
}

/**
 * Returns the reason why a text is not JSON, from the error of a tokenizer. The messages of JSON.parse would
 * quote the text.
 */
export function jsonIssue(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const reason = message
    .replace(/^Parser (cannot parse input: |has )/, '')
    .replace('escaped characters', WRONG_CHARACTER);
  return `not valid JSON: ${reason}`;
}

/** Returns the reason why a text can't be the beginning of JSON, or undefined if it can. */
export function issueIn(text: string): string | undefined {
  try {
    tokenizer()(text);
    return undefined;
  } catch (error) {
    return jsonIssue(error);
  }
}

/**
 * Parses the whole text of a customer as JSON. Throws `PortfolioIssues`, with `otherwise` if the reason is
 * unknown.
 */
export function parseCustomer(text: string, place: Place, otherwise: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw issueAt(place, [issueIn(text) ?? `not valid JSON: ${otherwise}`]);
  }
}
