import { texts } from '#texts/claim-statuses.ts';

/**
 * Returns the status of a claim in words. An unknown status is shown as registered, which is true of every
 * claim.
 */
export function claimStatusText(status: string): string {
  const words: Readonly<Record<string, string>> = texts;
  return (Object.hasOwn(texts, status) && words[status]) || texts.OTHER;
}
