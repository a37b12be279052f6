import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { Feedback, FeedbackContact, FeedbackHeaders, FollowUp } from '../../contract/feedback.ts';
import { COMMENT_LENGTH } from '../../domain/comment.ts';
import { parseEmail } from '../../domain/email.ts';
import type { Database } from '../platform/db/database.ts';
import type { ApiApp } from '../platform/http/api.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import type { SharedState } from '../platform/state/shared-state.ts';
import { type FeedbackInput, storeFeedback } from './feedback-store.ts';

export type FeedbackDeps = { db: Database; state: SharedState; feedbackPerMinute: number };

type StoredRequest = FastifyRequest<{
  Headers: FeedbackHeaders;
  Body: Pick<Feedback, 'page' | 'productCode'>;
}>;

/** What customers and visitors tell us about the pages (spec: overview §4.3, decisions §4). Nobody needs to log in. */
export function feedbackRoutes(app: ApiApp, { db, state, feedbackPerMinute }: FeedbackDeps): void {
  const onRequest = rateLimit(state, 'feedback', feedbackPerMinute);
  const common = { headers: FeedbackHeaders, response: { 204: Type.Null() } };

  app.post(
    '/feedback/',
    { onRequest, schema: { summary: 'Rate a page, with or without a comment', body: Feedback, ...common } },
    async (request, reply) => {
      const { feedbackValue, text } = request.body;
      // The schema counts whole characters; the customer's counter counts as the browser does.
      if (text !== undefined && text.length > COMMENT_LENGTH) {
        throw new ProblemError(400, `Kommentaren kan ha høyst ${COMMENT_LENGTH} tegn.`);
      }
      await store(request, { kind: 'choice', value: feedbackValue, comment: text || null });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/feedback/oppfolging',
    { onRequest, schema: { summary: 'Answer the follow-up survey', body: FollowUp, ...common } },
    async (request, reply) => {
      const answers = request.body.answers.filter(({ answer }) => answer.trim() !== '');
      if (answers.length === 0) throw new ProblemError(400, 'Ingen av spørsmålene er besvart.');
      await store(request, { kind: 'survey', answers: JSON.stringify(answers) });
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/feedback/kontakt',
    { onRequest, schema: { summary: 'Ask to be contacted', body: FeedbackContact, ...common } },
    async (request, reply) => {
      const email = parseEmail(request.body.email);
      if (email === null) {
        throw new ProblemError(400, 'E-postadressen er ikke gyldig.', 'UGYLDIG_MAILADRESSE');
      }
      const { phone = null } = request.body;
      await store(request, { kind: 'contact', email, phone });
      return reply.code(204).send(null);
    },
  );

  async function store(
    { session, distributor, headers, body }: StoredRequest,
    input: FeedbackInput,
  ): Promise<void> {
    const about = { distributor: distributor.shortname, page: body.page, productCode: body.productCode };
    await storeFeedback(db, session?.customerId ?? null, headers['idempotency-key'], about, input);
  }
}
