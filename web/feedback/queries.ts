import type { Feedback, FeedbackContact, FollowUp } from '../../contract/feedback.ts';
import { request } from '../platform/api/request.ts';

/**
 * Sends an answer with an optional comment. The request continues if the customer leaves the page
 * (spec: overview §7).
 */
export async function sendFeedback(feedback: Feedback, key: string): Promise<void> {
  await request('POST /feedback/', {
    headers: { 'idempotency-key': key },
    body: feedback,
    keepalive: true,
  });
}

/** Sends the answers of the survey, in the same way as `sendFeedback` (spec: decisions §4). */
export async function sendFollowUp(followUp: FollowUp, key: string): Promise<void> {
  await request('POST /feedback/oppfolging', {
    headers: { 'idempotency-key': key },
    body: followUp,
    keepalive: true,
  });
}

/** Sends the customer's contact details, in the same way as `sendFeedback` (spec: decisions §4). */
export async function sendContact(contact: FeedbackContact, key: string): Promise<void> {
  await request('POST /feedback/kontakt', {
    headers: { 'idempotency-key': key },
    body: contact,
    keepalive: true,
  });
}
