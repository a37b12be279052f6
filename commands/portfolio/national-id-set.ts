/** One bit per birthday and the four digits after it. The eleventh digit follows from the others. */
const BYTES_OF_BIRTHDAY = 10_000 / 8;

/** A set of national ids with bounded memory: at most 45 MB for people of all ages in one series. */
export class NationalIdSet {
  readonly #ofBirthday = new Map<string, Uint8Array>();

  /** Adds a valid national id. Returns whether it is new. */
  add(ssn: string): boolean {
    if (this.has(ssn)) return false;
    const birthday = ssn.slice(0, 6);
    const bits = this.#ofBirthday.get(birthday) ?? new Uint8Array(BYTES_OF_BIRTHDAY);
    this.#ofBirthday.set(birthday, bits);
    const { byte, bit } = placeOf(ssn);
    bits[byte] = (bits[byte] ?? 0) | bit;
    return true;
  }

  /** Returns whether the set has a valid national id. */
  has(ssn: string): boolean {
    const { byte, bit } = placeOf(ssn);
    return ((this.#ofBirthday.get(ssn.slice(0, 6))?.[byte] ?? 0) & bit) !== 0;
  }
}

/** Returns the place of a national id in the bits of its birthday. */
function placeOf(ssn: string): { byte: number; bit: number } {
  const place = Number(ssn.slice(6, 10));
  return { byte: place >> 3, bit: 1 << (place & 7) };
}
