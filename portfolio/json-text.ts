import { jsonParser, type Token } from 'stream-json/core/parser.js';
import { issueAt, type Place } from './issue.ts';

/**
 * The most characters that one customer may take in a file, so that a broken file can't fill the memory: the largest document
 * takes 28 million.
 */
export const CUSTOMER_LENGTH = 40_000_000;

export const tooLong = 'longer than a customer may be';

/** A brace and the end of a line take as long to read as so many other characters. */
const SEGMENT_COST = 100;

/** Returns what a segment of a customer's text counts of `CUSTOMER_LENGTH`. */
export function lengthOf(segment: string): number {
  return segment.length + SEGMENT_COST;
}

const WRONG_CHARACTER = 'a control character or wrong escape in a text';

export const wrongText = `not valid JSON: ${WRONG_CHARACTER}`;

/** Returns a function that returns the JSON tokens of a text's next segment, and throws where it is not JSON. */
export function tokenizer(): (text: string) => Token[] {
  const parse = jsonParser({ streamValues: false });
  return (text) => {
    const tokens = parse(text);
    return typeof tokens === 'object' && 'values' in tokens ? tokens.values : [];
  };
}

/** Returns why a text is not JSON, from what a tokenizer threw. (JSON.parse's own messages quote the text.) */
export function jsonIssue(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  const reason = message
    .replace(/^Parser (cannot parse input: |has )/, '')
    .replace('escaped characters', WRONG_CHARACTER);
  return `not valid JSON: ${reason}`;
}

/** Returns why a text can't be the beginning of JSON; undefined where it can. */
export function issueIn(text: string): string | undefined {
  try {
    tokenizer()(text);
    return undefined;
  } catch (error) {
    return jsonIssue(error);
  }
}

/** Parses a customer's whole text as JSON. Throws `PortfolioIssues`, with `otherwise` where no more is known. */
export function parseCustomer(text: string, place: Place, otherwise: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw issueAt(place, [issueIn(text) ?? `not valid JSON: ${otherwise}`]);
  }
}
