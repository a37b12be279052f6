/** Replaces three or more digits by '**', so that pages carry no customer numbers (spec: overview §5). */
export function maskDigits(text: string): string {
  return text.replace(/\d{3,}/g, '**');
}

/** Returns the page that feedback is about: a path with masked digits, without a query and a slash at its end. */
export function feedbackPage(address: string): string {
  return maskDigits(address.replace(/\?.*$/, '').replace(/(?<=.)\/$/, ''));
}
