/** What an operator can do about SQLite's primary result codes. */
const ADVICE: Readonly<Record<number, string>> = {
  5: 'another process is writing, such as an import. Try again when it is done.',
  8: 'the account of this process may not write there.',
  10: 'the disk may be full or failing.',
};

/** Returns the first line of an error's message, or its code if it has none, and advice for SQLite's errors. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : error.name;
  const message = error.message.split('\n')[0] || code;
  const advice = 'errcode' in error ? ADVICE[Number(error.errcode) & 0xff] : undefined;
  return advice ? `${message}: ${advice}` : message;
}
