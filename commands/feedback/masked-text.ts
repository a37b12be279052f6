/**
 * Eleven digits of any script, with up to two spaces or signs between them. Between the date and the last five, there can be
 * four, of any punctuation. `\p{Cf}` are invisible characters.
 */
const NATIONAL_ID =
  /(?<!\p{Nd})\p{Nd}(?:[\s\p{Cf}./–-]{0,2}\p{Nd}){5}[\s\p{P}\p{Cf}]{0,4}\p{Nd}(?:[\s\p{Cf}./–-]{0,2}\p{Nd}){4}(?!\p{Nd})/gu;

const EMAIL = /[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+\.[^\s@<>()[\]",;:.]+/g;

/** Eight digits in a common Norwegian phone number format, and any number that starts with +. */
const PHONE =
  /\+\d{1,3}(?:[\s().-]{0,2}\d){6,12}(?!\d)|(?<!\d)(?:0047[\s.-]?)?(?:[2-9]\d{7}|[2-9]\d(?:[\s.-]\d\d){3}|[2-9]\d\d[\s.-]\d\d[\s.-]\d{3}|[3-9]\d{3}[\s.-]\d{4}|[2-9](?:\s\d){7})(?!\d)/g;

/** Returns the text with everything that looks like a national id masked. */
export function withoutNationalIds(text: string): string {
  return text.replace(NATIONAL_ID, '***********');
}

/**
 * Returns the text with everything masked that looks like an e-mail address, a phone number or a national id.
 */
export function withoutContact(text: string): string {
  return withoutNationalIds(text).replace(EMAIL, '***@***').replace(PHONE, '********');
}
