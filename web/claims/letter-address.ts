import { texts } from '#texts/claim-details.ts';

/** Returns a `mailto:` URL for an e-mail about a claim. The subject contains only the claim number. */
export function letterAddress(email: string, caseNumber: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(texts.contact.subject(caseNumber))}`;
}
