/** What is longer loses its end, so that no text takes long. */
export const LONGEST_TEXT = 100_000;

/**
 * A run without spaces and quotes, and how an address in it begins. Every pattern here looks at a character a bounded number of
 * times: a run begins where the one before ended, and what a run may begin with has a length.
 */
const RUN = /[^\s"'<>]+/g;
const ADDRESS = /[a-z]:\/\/|\/privat\/|\/api\//i;

/** What identifies a person in any text, with what takes its place. The order counts: whole numbers first. */
const PERSONAL: readonly (readonly [pattern: RegExp, placeholder: string])[] = [
  [/[\p{L}\d.!#$%&'*+=^_`{|}~-]{1,64}(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, '[e-post]'],
  [/(?<!\d)\d{6}(?:\s|%20|[.-])?\d{5}(?!\d)/g, '[fnr]'],
  [/(?<!\d)(?:(?:\+47|0047)\s?)?(?:\d{2}(?:\s\d{2}){3}|\d{3}\s\d{2}\s\d{3}|\d{8})(?!\d)/g, '[telefon]'],
  [/(?<!\d)\d{6,}(?!\d)/g, '[tall]'],
];

/** A path of the portal or its API within a text. */
const OWN_PATH = /\/(?:privat|api)\/[^\s"'<>]*/g;
const NUMBER_SEGMENT = /(?<=\/)\d+(?![\w-])/g;

/**
 * Returns a text without what may identify a person: national ids (11 digits, also 6 + 5), e-mail addresses, phone numbers, other
 * numbers of six digits or more, the queries of addresses, and the numbers in our own paths.
 */
export function scrubText(text: string): string {
  const masked = text
    .slice(0, LONGEST_TEXT)
    .replace(RUN, withoutQueries)
    .replace(OWN_PATH, (path) => path.replace(NUMBER_SEGMENT, ':number'));
  return PERSONAL.reduce(
    (scrubbed, [pattern, placeholder]) => scrubbed.replace(pattern, placeholder),
    masked,
  );
}

/** Without query and fragment of every address in a run; a closing bracket ends them. */
function withoutQueries(run: string): string {
  const start = run.search(ADDRESS);
  if (start === -1) return run;
  return run.slice(0, start) + run.slice(start).replace(/[?#][^)]*/g, '');
}

/** The same structure with every text in it scrubbed; what stands under one of the names in `kept` stays as it is. */
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

/** A path whose segments of digits alone are ':number', without query and fragment (spec: shell §3.6). */
export function maskPath(path: string): string {
  return scrubText(path.replace(/[?#].*/, '').replace(NUMBER_SEGMENT, ':number'));
}
