import { texts } from '#texts/claim-details.ts';

/** Returns the address of an e-mail about a claim: its subject has the claim's number, and nothing else about it. */
export function letterAddress(email: string, caseNumber: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(texts.contact.subject(caseNumber))}`;
}
