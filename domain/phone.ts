const COUNTRY_CODE = /^(?:\+|00)47(?=\d{8}$)/;
const EIGHT_DIGITS = /^\d{8}$/;
const NO_BREAK_SPACE = '\u00a0';

/**
 * Returns a Norwegian phone number in the format of the screens, with country code 47 (spec: shell §5). The
 * number may already have the country code. Other text is returned unchanged.
 */
export function formatPhone(number: string): string {
  const digits = eightDigits(number);
  return digits === null ? number : `+47${NO_BREAK_SPACE}${inGroups(digits)}`;
}

/** Returns the address that calls a number. A number without a country code is Norwegian. */
export function phoneHref(number: string): string {
  const digits = number.replace(/\s/g, '');
  return digits.startsWith('+') ? `tel:${digits}` : `tel:+47${digits}`;
}

/**
 * Returns a Norwegian phone number in groups, without its country code. Numbers that begin with 8 are grouped
 * 3-2-3, all others 2-2-2-2 (spec: shell §5). Other text is returned unchanged.
 */
export function groupPhone(number: string): string {
  const digits = eightDigits(number);
  return digits === null ? number : inGroups(digits);
}

/** Returns the eight digits of a Norwegian number, written with or without +47 and spaces; null for any other text. */
export function eightDigits(number: string): string | null {
  const digits = number.replace(/\s/g, '').replace(COUNTRY_CODE, '');
  return EIGHT_DIGITS.test(digits) ? digits : null;
}

function inGroups(digits: string): string {
  const groups = digits.startsWith('8') ? /(...)(..)(...)/ : /(..)(..)(..)(..)/;
  return (groups.exec(digits)?.slice(1) ?? []).join(NO_BREAK_SPACE);
}
