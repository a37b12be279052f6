import { texts } from '#texts/tasks.ts';

/** Returns what stands folded away on a phone, in words: tasks after the first, and offers; null: nobody knows how many. */
export function restLine(tasks: number, offers: number | null): string {
  if (offers === 0) return texts.more(tasks);
  if (tasks === 0) return offers === null ? texts.offers.heading : texts.offers.count(offers);
  return offers === null ? texts.moreAndSomeOffers(tasks) : texts.moreAndOffers(tasks, offers);
}
