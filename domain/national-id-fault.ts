/**
 * Returns why a text can't be a national id, with or without spaces; null if it has the digits of one. Only the server
 * knows the check digits.
 */
export function nationalIdFault(text: string): 'nationalIdMissing' | 'nationalIdLength' | null {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return 'nationalIdMissing';
  return /^\d{11}$/.test(digits) ? null : 'nationalIdLength';
}
