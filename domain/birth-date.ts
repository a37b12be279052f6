/** Returns the birth date in a national id. Synthetic ids add 40 or 80 to the month, temporary ones 40 to the day. */
export function birthDateOf(ssn: string): string | null {
  const digits = /^(\d\d)(\d\d)(\d\d)(\d{3})\d\d$/.exec(ssn);
  if (!digits) return null;
  const [day = 0, month = 0, year = 0, serial = 0] = digits.slice(1).map(Number);
  const date = new Date(0);
  date.setUTCFullYear(centuryOf(year, serial) + year, (month % 40) - 1, day % 40);
  // A day that does not exist is in another month.
  return date.getUTCMonth() === (month % 40) - 1 ? date.toISOString().slice(0, 10) : null;
}

/** The three digits after the date identify the century. */
function centuryOf(year: number, serial: number): number {
  if (serial < 500 || (serial >= 900 && year >= 40)) return 1900;
  return year >= 54 ? 1800 : 2000;
}
