import { texts } from '#texts/claim-statuses.ts';
import type { TextPart } from '../ui/TextParts.tsx';

/** Returns the status of a claim in words; one that we have no word for as its system names it. */
export function claimStatusText(status: string): TextPart {
  const words: Readonly<Record<string, string>> = texts;
  return (Object.hasOwn(texts, status) && words[status]) || { source: status };
}
