type Row = Readonly<Record<string, unknown>>;

/** Returns whether a stored row has the values of another row. Compares only the columns of the other row. */
export function sameRow(stored: object | undefined, row: object): boolean {
  return stored !== undefined && Object.entries(row).every(([key, value]) => (stored as Row)[key] === value);
}

/** Returns whether two lists have the same rows in the same order. */
export function sameRows(stored: readonly object[], rows: readonly object[]): boolean {
  return stored.length === rows.length && rows.every((row, index) => sameRow(stored[index], row));
}
