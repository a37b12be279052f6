import type { Feedback, FeedbackContact, FollowUp } from '../../contract/feedback.ts';
import { post } from '../platform/api/fetch.ts';

/** Sends a choice, with or without a comment; it gets there also when the page is left meanwhile (spec: overview §7). */
export async function sendFeedback(feedback: Feedback, key: string): Promise<void> {
  await post('/feedback/', feedback, { keepalive: true, idempotencyKey: key });
}

/** Sends the answers of the survey; otherwise as `sendFeedback` (spec: decisions §4). */
export async function sendFollowUp(followUp: FollowUp, key: string): Promise<void> {
  await post('/feedback/oppfolging', followUp, { keepalive: true, idempotencyKey: key });
}

/** Sends how to reach whoever gave feedback; otherwise as `sendFeedback` (spec: decisions §4). */
export async function sendContact(contact: FeedbackContact, key: string): Promise<void> {
  await post('/feedback/kontakt', contact, { keepalive: true, idempotencyKey: key });
}
