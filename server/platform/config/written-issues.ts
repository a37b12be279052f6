import { type TObject, Type } from 'typebox';

/** Variables of several texts, which may themselves begin with a space or a quotation mark, or are read without them. */
const FREE: readonly string[] = ['ERROR_REPORT_IGNORE', 'OTEL_EXPORTER_OTLP_HEADERS', 'TRUST_PROXY'];

/** Addresses whose other rules leave out host and port. */
const ADDRESSES: readonly string[] = [
  'OIDC_ISSUER',
  'OIDC_FRAME_ORIGINS',
  'UNLEASH_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
];

/**
 * Returns a readable line for each text that contains what only surrounds it in a file: quotation marks, which
 * `docker --env-file` keeps, or the line break at the end of a secret's file. As a part of a secret or a path they would
 * be noticed late: no login works, or the data are in another folder. Addresses of sources have their own check. The
 * lines never repeat the value.
 */
export function writtenIssues(
  schema: TObject,
  values: Readonly<Record<string, unknown>>,
): Map<string, string> {
  const texts = Object.entries(values).filter(
    ([name]) =>
      Type.IsString(schema.properties[name]) && !FREE.includes(name) && !/^SOURCE_.*_URL$/.test(name),
  );
  return new Map(
    texts.flatMap(([name, value]) => {
      const issue = issueOf(name, String(value));
      return issue === null ? [] : [[name, `${name} must ${issue}.`] as const];
    }),
  );
}

function issueOf(name: string, value: string): string | null {
  const isUnreadable = ADDRESSES.includes(name) && value.split(' ').some(isUnreadableAddress);
  return surroundingIssue(value) ?? (isUnreadable ? 'have a readable host, and a port up to 65535' : null);
}

/** Returns what a value must not have around it; null if it has nothing. */
export function surroundingIssue(value: string): string | null {
  if (value !== value.trim()) return 'not begin or end with a space or a line break';
  return /^(["']).*\1$/s.test(value) ? 'not have quotation marks around it' : null;
}

function isUnreadableAddress(text: string): boolean {
  return /^https?:\/\/\S/.test(text) && URL.parse(text) === null;
}
