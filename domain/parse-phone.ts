/**
 * Returns the phone number in the text as eight digits, space removed; null where it is none (outside the profile;
 * spec: shell §5).
 */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}
