/**
 * Returns the phone number in the text as eight digits, without whitespace; null when there is none. The
 * profile has its own rule (spec: shell §5).
 */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/[\s\p{Cf}]/gu, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}
