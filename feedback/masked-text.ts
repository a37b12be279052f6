/** Eleven digits, with a sign or a space wherever somebody may put one. */
const NATIONAL_ID = /(?<!\d)\d(?:[\s./–-]{0,2}\d){10}(?!\d)/g;

const EMAIL = /[^\s@<>()[\]",;:]+@[^\s@<>()[\]",;:]+\.[^\s@<>()[\]",;:.]+/g;

/** Eight digits in one of the ways that Norwegians write phone numbers, and any number that begins with +. */
const PHONE =
  /\+\d{1,3}(?:[\s().-]{0,2}\d){6,12}(?!\d)|(?<!\d)(?:0047[\s.-]?)?(?:[2-9]\d{7}|[2-9]\d(?:[\s.-]\d\d){3}|[2-9]\d\d[\s.-]\d\d[\s.-]\d{3}|[3-9]\d{3}[\s.-]\d{4}|[2-9](?:\s\d){7})(?!\d)/g;

/** Returns the text without what looks like a national id. */
export function withoutNationalIds(text: string): string {
  return text.replace(NATIONAL_ID, '***********');
}

/** Returns the text without what looks like a way to reach whoever wrote it, or like a national id. */
export function withoutContact(text: string): string {
  return withoutNationalIds(text).replace(EMAIL, '***@***').replace(PHONE, '********');
}
