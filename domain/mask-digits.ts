/**
 * Returns the text with runs of three or more digits replaced by '**', so that pages carry no customer
 * numbers (spec: overview §5).
 */
export function maskDigits(text: string): string {
  return text.replace(/\d{3,}/g, '**');
}
