/** The phone number in the text as eight digits, space removed; null where it is none (shell 5, outside the profile). */
export function parsePhone(text: string): string | null {
  const digits = text.replace(/\s/g, '');
  return /^\d{8}$/.test(digits) ? digits : null;
}
