import { texts } from '#texts/claim-statuses.ts';

/** Returns the status of a claim in words: one that we have no word for is registered with us, which is true of each. */
export function claimStatusText(status: string): string {
  const words: Readonly<Record<string, string>> = texts;
  return (Object.hasOwn(texts, status) && words[status]) || texts.OTHER;
}
