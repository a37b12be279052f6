import type { Feedback, FeedbackContact, FollowUp } from '../../contract/feedback.ts';
import { request } from '../platform/api/request.ts';

/** Sends a choice, with or without a comment; it gets there also when the page is left meanwhile (spec: overview §7). */
export async function sendFeedback(feedback: Feedback, key: string): Promise<void> {
  await request('POST /feedback/', {
    headers: { 'idempotency-key': key },
    body: feedback,
    keepalive: true,
  });
}

/** Sends the answers of the survey; otherwise as `sendFeedback` (spec: decisions §4). */
export async function sendFollowUp(followUp: FollowUp, key: string): Promise<void> {
  await request('POST /feedback/oppfolging', {
    headers: { 'idempotency-key': key },
    body: followUp,
    keepalive: true,
  });
}

/** Sends how to reach whoever gave feedback; otherwise as `sendFeedback` (spec: decisions §4). */
export async function sendContact(contact: FeedbackContact, key: string): Promise<void> {
  await request('POST /feedback/kontakt', {
    headers: { 'idempotency-key': key },
    body: contact,
    keepalive: true,
  });
}
