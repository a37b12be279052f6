import { texts } from '#texts/claim-statuses.ts';
import { texts as sharedTexts } from '#texts/shared-pages.ts';
import { waitsForCustomer } from '../../domain/claim-state.ts';
import { wordOf } from '../../domain/word-of.ts';

/**
 * Returns the status of a claim in words. An unknown status is shown as registered, which is true of every
 * claim. Another customer's claim does not wait for the reader (spec: beyond §12).
 */
export function claimStatusText(status: string, isOwn: boolean): string {
  if (!isOwn && waitsForCustomer({ status })) return sharedTexts.claims.waiting;
  return wordOf(texts, status) ?? texts.OTHER;
}
