/** Returns why a text can't be a national id; null if it has the digits of one, whose check only the server knows. */
export function nationalIdFault(text: string): 'nationalIdMissing' | 'nationalIdLength' | null {
  const digits = text.replace(/[\s\p{Cf}]/gu, '');
  if (digits === '') return 'nationalIdMissing';
  return /^\d{11}$/.test(digits) ? null : 'nationalIdLength';
}
