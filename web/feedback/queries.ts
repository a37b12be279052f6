import type { Feedback, FeedbackContact, FollowUp } from '../../contract/feedback.ts';
import { request } from '../platform/api/request.ts';

/** Sends an answer. The request continues if the customer leaves the page (spec: overview §7). */
export async function sendFeedback(feedback: Feedback, key: string): Promise<void> {
  await request('POST /feedback/', options(feedback, key));
}

/** Sends the answers of the survey, in the same way as `sendFeedback` (spec: decisions §4). */
export async function sendFollowUp(followUp: FollowUp, key: string): Promise<void> {
  await request('POST /feedback/oppfolging', options(followUp, key));
}

/** Sends the customer's contact details, in the same way as `sendFeedback` (spec: decisions §4). */
export async function sendContact(contact: FeedbackContact, key: string): Promise<void> {
  await request('POST /feedback/kontakt', options(contact, key));
}

function options<Body>(body: Body, key: string) {
  return { headers: { 'idempotency-key': key }, body, keepalive: true };
}
