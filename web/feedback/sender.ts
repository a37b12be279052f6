import type { Feedback } from '../../contract/feedback.ts';
import { track } from '../analytics/track.ts';
import { randomKey } from './random-key.ts';

/** Sends what a customer says of one page, so that it is stored once whatever happens. */
export type Sender = {
  /** Sends it because the customer says so; rejects where it did not get there. */
  send(feedback: Feedback): Promise<void>;
  /** Sends it because the customer may be leaving, and says nothing. */
  sendSilently(feedback: Feedback): void;
};

/**
 * A sender for one question on one page. All it sends has one key, under which the server keeps the last; the same
 * content goes once. So leaving may be noticed many times, and a customer who comes back may change their mind.
 */
export function createSender(deliver: (feedback: Feedback, key: string) => Promise<void>): Sender {
  let key: string | null = null;
  let last: { content: string; done: Promise<void> } | null = null;
  let counted: string | null = null;

  function sendOnce(feedback: Feedback): Promise<void> {
    const content = JSON.stringify(feedback);
    if (last?.content === content) return last.done;
    key ??= randomKey();
    const sent = { content, done: deliver(feedback, key) };
    last = sent;
    sent.done.catch(() => {
      if (last === sent) last = null;
    });
    return sent.done;
  }

  function count({ feedbackValue, page, productCode }: Feedback): void {
    if (counted === feedbackValue) return;
    counted = feedbackValue;
    track('feedback', { feedback: feedbackValue, page, product: productCode });
  }

  return {
    async send(feedback) {
      // What is under way must not arrive after it.
      await last?.done.catch(() => {});
      await sendOnce(feedback);
      count(feedback);
    },
    sendSilently(feedback) {
      count(feedback);
      sendOnce(feedback).catch(() => {});
    },
  };
}
