const MOBILE = /^(?:\+47|0047)?([49]\d{7})$/;

/**
 * Returns the mobile number in the text as eight digits; null when there is none. Spaces are removed first, and the
 * invisible marks of direction that some apps copy. The rest must be eight digits that begin with 4 or 9, with an
 * optional +47 or 0047 (spec: decisions §6).
 */
export function parseMobile(text: string): string | null {
  return MOBILE.exec(text.replace(/[\s\p{Cf}]/gu, ''))?.[1] ?? null;
}
