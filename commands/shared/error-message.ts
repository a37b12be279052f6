/**
 * Returns the first line of an error's message. Some Node.js errors have only a code, which is returned
 * instead.
 */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  return error.message.split('\n')[0] || code;
}
