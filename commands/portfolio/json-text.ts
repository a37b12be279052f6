import { jsonParser, type Token } from 'stream-json/core/parser.js';
import { issueAt, type Place } from './issue.ts';
import { readable } from './schema-issues.ts';

/** Maximum characters of one customer, so that a broken file can't fill the memory. The largest document takes 28 million. */
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

/** Returns a function that returns the JSON tokens of the next segment of a text. It throws if the text is not JSON. */
export function tokenizer(): (text: string) => Token[] {
  const parse = jsonParser({ streamValues: false });
  return (text) => {
    const tokens = parse(text);
    return typeof tokens === 'object' && 'values' in tokens ? tokens.values : [];
  };
}

/** Returns why a text is not JSON, from the error of a tokenizer. The messages of JSON.parse would quote the text. */
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
 * Parses a customer as JSON. Throws `PortfolioIssues`, with `otherwise` if the reason is unknown. `JSON.parse` would keep
 * only the last of two fields with one name.
 */
export function parseCustomer(text: string, place: Place, otherwise: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw issueAt(place, [issueIn(text) ?? `not valid JSON: ${otherwise}`]);
  }
  const repeated = namesIn(text) > namesOf(value) ? repeatedName(text) : undefined;
  if (repeated !== undefined) throw issueAt(place, [`${readable(repeated)} must be given once`]);
  return value;
}

/** Returns the number of names of fields in a valid JSON text. A quoted name in one of its texts may count too. */
function namesIn(text: string): number {
  return text.match(/"\s*:/g)?.length ?? 0;
}

/** Returns the number of fields of a value and of all values in it. */
function namesOf(value: unknown): number {
  let names = 0;
  const rest = [value];
  while (rest.length > 0) {
    const each = rest.pop();
    if (typeof each !== 'object' || each === null) continue;
    const values: unknown[] = Array.isArray(each) ? each : Object.values(each);
    if (!Array.isArray(each)) names += values.length;
    for (const inner of values) rest.push(inner);
  }
  return names;
}

/** Returns the first name that an object of a JSON text has twice. */
function repeatedName(text: string): string | undefined {
  const objects: Set<string>[] = [];
  for (const token of tokenizer()(text)) {
    if (token.name === 'startObject') objects.push(new Set());
    else if (token.name === 'endObject') objects.pop();
    else if (token.name === 'keyValue') {
      const names = objects.at(-1);
      if (names?.has(token.value)) return token.value;
      names?.add(token.value);
    }
  }
  return undefined;
}
