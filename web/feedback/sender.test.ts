import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Feedback } from '../../contract/feedback.ts';
import type { AnalyticsEvent } from '../analytics/analytics-events.ts';
import { receiveEvents } from '../analytics/track.ts';
import { createSender } from './sender.ts';

const choice = (feedbackValue: Feedback['feedbackValue'], text?: string) => ({
  page: '/tilbud',
  feedbackValue,
  ...(text === undefined ? {} : { text }),
});

const MARK = { key: 'a key' };

let events: AnalyticsEvent[];
beforeEach(() => {
  events = [];
  receiveEvents((event) => events.push(event));
});
afterEach(() => receiveEvents(null));

/** Returns a sender whose deliveries stay pending until the test settles them. */
function waiting() {
  const calls: { content: object; key: string; end: PromiseWithResolvers<void> }[] = [];
  const sender = createSender((content, key) => {
    const end = Promise.withResolvers<void>();
    calls.push({ content, key, end });
    return end.promise;
  });
  return { calls, sender };
}

it('sends the same feedback once when leaving is detected several times', () => {
  const { calls, sender } = waiting();
  for (let times = 0; times < 3; times++) sender.sendSilently(choice('2'), MARK);
  expect(calls).toHaveLength(1);
});

it('does not resend on leaving feedback that is sent or being sent', async () => {
  const { calls, sender } = waiting();
  const sent = sender.send(choice('2'), MARK);
  await expect.poll(() => calls).toHaveLength(1);
  sender.sendSilently(choice('2'), MARK);
  calls[0]?.end.resolve();
  await sent;
  sender.sendSilently(choice('2'), MARK);
  expect(calls).toHaveLength(1);
});

it('sends changed feedback under the same key after the pending request ends', async () => {
  const { calls, sender } = waiting();
  sender.sendSilently(choice('2'), MARK);
  const sent = sender.send(choice('2', 'Uff'), MARK);
  await Promise.resolve();
  expect(calls).toHaveLength(1);
  calls[0]?.end.reject(new Error('gone'));
  await expect.poll(() => calls).toHaveLength(2);
  calls[1]?.end.resolve();
  await sent;
  expect(calls.map(({ content }) => content)).toEqual([choice('2'), choice('2', 'Uff')]);
  expect(calls.map(({ key }) => key)).toEqual([MARK.key, MARK.key]);
});

it('rejects when delivery fails, and allows another attempt', async () => {
  const deliver = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('429'));
  deliver.mockResolvedValue();
  const sender = createSender(deliver);
  await expect(sender.send(choice('2'), MARK)).rejects.toThrow('429');
  expect(events).toEqual([]);
  await sender.send(choice('2'), MARK);
  expect(deliver).toHaveBeenCalledTimes(2);
});

it('counts a value once, and counts a different value when the customer changes the answer', async () => {
  const sender = createSender(async () => {});
  sender.sendSilently({ ...choice('2'), productCode: 'BIL' }, MARK);
  await sender.send({ ...choice('2', 'Uff'), productCode: 'BIL' }, MARK);
  await sender.send(choice('4'), MARK);
  expect(events).toEqual([
    { type: 'feedback', payload: { feedback: '2', page: '/tilbud', product: 'BIL' } },
    { type: 'feedback', payload: { feedback: '4', page: '/tilbud', product: undefined } },
  ]);
});

it('does not count an answer again that was counted before the customer returned', async () => {
  const sender = createSender(async () => {});
  sender.sendSilently(choice('2'), { ...MARK, counted: '2' });
  await sender.send(choice('2', 'Uff'), { ...MARK, counted: '2' });
  expect(events).toEqual([]);
});
