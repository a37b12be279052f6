import type { FastifyRequest } from 'fastify';
import type { Feedback, FeedbackHeaders, feedbackApi } from '../../contract/feedback.ts';
import { COMMENT_LENGTH } from '../../domain/comment.ts';
import { parseEmail } from '../../domain/email.ts';
import type { Handlers } from '../platform/http/endpoints.ts';
import { ProblemError } from '../platform/http/errors.ts';
import { rateLimit } from '../platform/http/rate-limit.ts';
import type { AreaServices } from '../standing/area-services.ts';
import { type FeedbackInput, storeFeedback } from './feedback-store.ts';

type FeedbackDeps = AreaServices & { feedbackPerMinute: number };

type Given = {
  request: FastifyRequest;
  session: FastifyRequest['session'];
  headers: FeedbackHeaders;
  body: Pick<Feedback, 'page' | 'productCode'>;
};

/** Returns the handlers for feedback from customers and visitors (spec: overview §4.3, decisions §4). */
export function feedbackHandlers({ db, feedbackPerMinute }: FeedbackDeps): Handlers<typeof feedbackApi> {
  const http = { onRequest: rateLimit('feedback', feedbackPerMinute) };

  return {
    'POST /feedback/': {
      http,
      async handle(given) {
        const { feedbackValue, text } = given.body;
        // The schema counts code points. The customer's counter counts UTF-16 units, as browsers do.
        if (text !== undefined && text.length > COMMENT_LENGTH) {
          throw new ProblemError(400, 'commentTooLong');
        }
        return await store(given, { kind: 'choice', value: feedbackValue, comment: text || null });
      },
    },

    'POST /feedback/oppfolging': {
      http,
      async handle(given) {
        const answers = given.body.answers.filter(({ answer }) => answer.trim() !== '');
        if (answers.length === 0) throw new ProblemError(400, 'nothingAnswered');
        return await store(given, { kind: 'survey', answers: JSON.stringify(answers) });
      },
    },

    'POST /feedback/kontakt': {
      http,
      async handle(given) {
        const email = parseEmail(given.body.email);
        if (email === null) {
          throw new ProblemError(400, 'invalidEmail', 'UGYLDIG_MAILADRESSE');
        }
        const { phone = null } = given.body;
        return await store(given, { kind: 'contact', email, phone });
      },
    },
  };

  async function store({ request, session, headers, body }: Given, input: FeedbackInput): Promise<null> {
    const { shortname } = request.distributor;
    const about = { distributor: shortname, page: body.page, productCode: body.productCode };
    await storeFeedback(db, session, headers['idempotency-key'], about, input);
    return null;
  }
}
