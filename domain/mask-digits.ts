/** Replaces three or more digits by '**', so that pages carry no customer numbers (spec: overview §5). */
export function maskDigits(text: string): string {
  return text.replace(/\d{3,}/g, '**');
}
