/** One bit per birthday and the four digits after it. The eleventh digit follows from the others. */
const BYTES_OF_BIRTHDAY = 10_000 / 8;

/** A set of national ids with bounded memory: at most 45 MB for people of all ages in one series. */
export class NationalIdSet {
  readonly #ofBirthday = new Map<string, Uint8Array>();

  /** Adds a valid national id. Returns whether it is new. */
  add(ssn: string): boolean {
    const birthday = ssn.slice(0, 6);
    const bits = this.#ofBirthday.get(birthday) ?? new Uint8Array(BYTES_OF_BIRTHDAY);
    this.#ofBirthday.set(birthday, bits);
    const place = Number(ssn.slice(6, 10));
    const byte = bits[place >> 3] ?? 0;
    const bit = 1 << (place & 7);
    bits[place >> 3] = byte | bit;
    return (byte & bit) === 0;
  }
}
