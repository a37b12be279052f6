const MOBILE = /^(?:\+47|0047)?([49]\d{7})$/;

/**
 * Returns the mobile number in the text as eight digits; null where it is none. Space is removed first; then it is an
 * optional +47 or 0047 and eight digits beginning with 4 or 9 (spec: decisions §6).
 */
export function parseMobile(text: string): string | null {
  return MOBILE.exec(text.replace(/\s/g, ''))?.[1] ?? null;
}
