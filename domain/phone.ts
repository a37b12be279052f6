const EIGHT_DIGITS = /^\d{8}$/;
const NO_BREAK_SPACE = '\u00a0';

/**
 * A phone number of eight digits as the screens show it, with country code 47 (shell 5). Anything else comes back as
 * it is.
 */
export function formatPhone(eightDigits: string): string {
  return EIGHT_DIGITS.test(eightDigits) ? `+47${NO_BREAK_SPACE}${groupPhone(eightDigits)}` : eightDigits;
}

/**
 * A phone number of eight digits in groups: mobile numbers begin with 8 and are grouped 3-2-3, all others 2-2-2-2
 * (shell 5). Anything else comes back as it is.
 */
export function groupPhone(eightDigits: string): string {
  if (!EIGHT_DIGITS.test(eightDigits)) return eightDigits;
  const groups = eightDigits.startsWith('8') ? /(...)(..)(...)/ : /(..)(..)(..)(..)/;
  return (groups.exec(eightDigits)?.slice(1) ?? []).join(NO_BREAK_SPACE);
}
