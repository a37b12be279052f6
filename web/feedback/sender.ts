import type { Feedback } from '../../contract/feedback.ts';
import { track } from '../analytics/track.ts';

/** What goes with a feedback: the key under which the server keeps the last, and the answer that was counted before. */
export type Mark = { key: string; counted?: string | undefined };

/** Sends what a customer says of one page, so that it is stored once whatever happens. */
export type Sender = {
  /** Sends it because the customer says so; rejects where it did not get there. */
  send(feedback: Feedback, mark: Mark): Promise<void>;
  /** Sends it because the customer may be leaving, and says nothing. */
  sendSilently(feedback: Feedback, mark: Mark): void;
};

/**
 * A sender for one question on one page; the same content goes once. So leaving may be noticed many times, and a
 * customer who comes back may change their mind.
 */
export function createSender(deliver: (feedback: Feedback, key: string) => Promise<void>): Sender {
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
    async send(feedback, { key, counted }) {
      // What is under way must not arrive after it.
      await last?.done.catch(() => {});
      await sendOnce(feedback, key);
      count(feedback, counted);
    },
    sendSilently(feedback, { key, counted }) {
      count(feedback, counted);
      sendOnce(feedback, key).catch(() => {});
    },
  };
}
