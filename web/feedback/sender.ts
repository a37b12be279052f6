import type { Feedback } from '../../contract/feedback.ts';
import { track } from '../analytics/track.ts';

/** The key under which the server keeps the latest feedback, and the answer already counted in analytics. */
export type Mark = { key: string; counted?: string | undefined };

/**
 * Returns a sender for one question on one page. Identical content is delivered once, so leaving may be
 * detected several times. A customer who returns may still change the answer.
 */
export function createSender(deliver: (feedback: Feedback, key: string) => Promise<void>) {
  let last: { content: string; done: Promise<void> } | null = null;
  let lastCounted: string | null = null;

  function sendOnce(feedback: Feedback, key: string): Promise<void> {
    const content = JSON.stringify(feedback);
    if (last?.content === content) return last.done;
    const sent = { content, done: deliver(feedback, key) };
    last = sent;
    sent.done.catch(() => {
      if (last === sent) last = null;
    });
    return sent.done;
  }

  function count({ feedbackValue, page, productCode }: Feedback, counted: string | undefined): void {
    if ((lastCounted ?? counted) === feedbackValue) return;
    lastCounted = feedbackValue;
    track('feedback', { feedback: feedbackValue, page, product: productCode });
  }

  return {
    /** Sends feedback that the customer submitted. Rejects if it was not delivered. */
    async send(feedback: Feedback, { key, counted }: Mark): Promise<void> {
      // An earlier request must not arrive after this one.
      await last?.done.catch(() => {});
      await sendOnce(feedback, key);
      count(feedback, counted);
    },
    /** Sends feedback because the customer may be leaving. Ignores errors. */
    sendSilently(feedback: Feedback, { key, counted }: Mark): void {
      count(feedback, counted);
      sendOnce(feedback, key).catch(() => {});
    },
  };
}
