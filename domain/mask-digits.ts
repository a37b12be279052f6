/** Digit runs of three or more as '**', so that no number of a customer's goes along with a page (spec: overview §5). */
export function maskDigits(text: string): string {
  return text.replace(/\d{3,}/g, '**');
}
