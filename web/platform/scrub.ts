/** Maximum number of characters that are scrubbed. Longer texts are truncated to limit the time. */
export const LONGEST_TEXT = 100_000;

/**
 * A run without spaces and quotes, and the start of an address within it. Every pattern in this file reads a
 * character a bounded number of times. Runs do not overlap, and the start of a run has a fixed length.
 */
const RUN = /[^\s"'<>]+/g;
const ADDRESS = /[a-z]:\/\/|\/privat\/|\/api\//i;

/** Patterns of personal data and their placeholders. The order matters: whole numbers come first. */
const PERSONAL: readonly (readonly [pattern: RegExp, placeholder: string])[] = [
  [/[\p{L}\d.!#$%&'*+=^_`{|}~-]{1,64}(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, '[e-post]'],
  [/(?<!\d)\d{6}(?:\s|%20|[.-])?\d{5}(?!\d)/g, '[fnr]'],
  [/(?<!\d)(?:(?:\+47|0047)\s?)?(?:\d{2}(?:\s\d{2}){3}|\d{3}\s\d{2}\s\d{3}|\d{8})(?!\d)/g, '[telefon]'],
  [/(?<!\d)\d{6,}(?!\d)/g, '[tall]'],
  [/(?<![\p{L}\d])[A-Z]{2} ?\d{4,5}(?![\p{L}\d])/gu, '[kjennemerke]'],
];

/** A path of the portal or its API within a text. */
const OWN_PATH = /\/(?:privat|api)\/[^\s"'<>]*/g;
/** The id after a system's name: /skadesaker/NICE/26-104. */
const ID_SEGMENT = /(?<=\/[A-Z][A-Z\d_]{0,39}\/)[^/\s]+/g;
const SEGMENT = /(?<=\/)[^/\s:()]+/g;

/**
 * Returns a text without personal data: national ids (11 digits, also 6 + 5), e-mail addresses, phone and registration
 * numbers, and other numbers of six or more digits. The queries of addresses and the numbers in our own paths are also
 * removed.
 */
export function scrubText(text: string): string {
  const masked = text.slice(0, LONGEST_TEXT).replace(RUN, withoutQueries).replace(OWN_PATH, maskNumbers);
  return PERSONAL.reduce(
    (scrubbed, [pattern, placeholder]) => scrubbed.replace(pattern, placeholder),
    masked,
  );
}

/** Returns a run without the query and fragment of each address. A closing bracket ends a query. */
function withoutQueries(run: string): string {
  const start = run.search(ADDRESS);
  if (start === -1) return run;
  return run.slice(0, start) + run.slice(start).replace(/[?#][^)]*/g, '');
}

/** Returns a copy of a structure with every text scrubbed. Values under the names in `kept` are unchanged. */
export function scrubAll<Value>(value: Value, kept: readonly string[] = []): Value {
  return scrubbed(value, kept) as Value;
}

function scrubbed(value: unknown, kept: readonly string[]): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return value.map((each) => scrubbed(each, kept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, kept.includes(name) ? each : scrubbed(each, kept)]),
  );
}

/** Returns a path without query and fragment, with ':number' for numbers and ids (spec: shell §3.6). */
export function maskPath(path: string): string {
  return scrubText(maskNumbers(path.replace(/[?#].*/, '')));
}

/** Masks ids, and segments of digits or with three digits in a row, such as registration numbers, but no scripts. */
function maskNumbers(path: string): string {
  return path
    .replace(ID_SEGMENT, ':number')
    .replace(SEGMENT, (segment) =>
      /^\d+$|\d{3}/.test(segment) && !/\.(js|css)/.test(segment) ? ':number' : segment,
    );
}
