type Row = Readonly<Record<string, unknown>>;

/** Returns whether a row of the store has what the other one says; columns that this says nothing of don't count. */
export function sameRow(stored: object | undefined, row: object): boolean {
  return stored !== undefined && Object.entries(row).every(([key, value]) => (stored as Row)[key] === value);
}

/** Returns whether they are the same rows in the same order. */
export function sameRows(stored: readonly object[], rows: readonly object[]): boolean {
  return stored.length === rows.length && rows.every((row, index) => sameRow(stored[index], row));
}
