import { validateHeaderValue } from 'node:http';
import { orNull } from '../or-null.ts';

/** The rule for OTEL_EXPORTER_OTLP_HEADERS, which completes the sentence «… must be …». */
export const COLLECTOR_HEADERS_RULE = 'name=value pairs separated by commas, values encoded as in addresses';

/** `name=value`. No header can have a line break, but a file may end with one. */
const HEADER = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+)\s*=([^\r\n]*)$/;

/** Returns the headers of `name=value` pairs with percent-encoded values; null if one can’t be read or sent. */
export function collectorHeaders(text: string): Record<string, string> | null {
  const pairs = text.split(',').map((pair) => pair.trim());
  return orNull(() => Object.fromEntries(pairs.filter(Boolean).map(readHeader)));
}

function readHeader(pair: string): [string, string] {
  const [, name, value] = HEADER.exec(pair) ?? [];
  if (name === undefined || value === undefined) throw new SyntaxError('no name=value pair');
  const decoded = decodeURIComponent(value.trim());
  validateHeaderValue(name, decoded);
  return [name, decoded];
}
