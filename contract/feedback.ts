import { type Static, Type } from 'typebox';
import { ANSWER_LENGTH, COMMENT_LENGTH } from '../domain/comment.ts';
import type { Endpoints } from './endpoint.ts';
import { strictObject } from './strict-object.ts';

const LINE = '^[^\\p{Cc}\\p{Cs}]*$';
const LINES = '^[^\\x00-\\x08\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F\\p{Cs}]*$';

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: LINE });
const lines = (maxLength: number) => Type.String({ maxLength, pattern: LINES });

const about = {
  page: Type.String({
    minLength: 1,
    maxLength: 500,
    pattern: LINE,
    description: 'the page, digit runs of three or more masked as **',
  }),
  productCode: Type.Optional(line(60)),
};

/** The client chooses a random key. A request with the same key replaces the earlier feedback. */
export const FeedbackHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9_-]{16,64}$',
      description: 'random; what comes with the same key replaces what came before',
    }),
  ),
});
export type FeedbackHeaders = Static<typeof FeedbackHeaders>;

/** A rating with an optional comment (spec: overview §3). */
export const Feedback = strictObject({
  ...about,
  feedbackValue: Type.Enum(['1', '2', '3', '4', '5', 'ja', 'nei'], {
    description: "'1' to '5' on the smiley scale, or 'ja' or 'nei'",
  }),
  text: Type.Optional(lines(COMMENT_LENGTH)),
});
export type Feedback = Static<typeof Feedback>;

/** The answers of the follow-up survey. Blank answers are not stored (spec: decisions §4). */
export const FollowUp = strictObject({
  ...about,
  answers: Type.Array(strictObject({ question: line(300), answer: lines(ANSWER_LENGTH) }), {
    minItems: 1,
    maxItems: 20,
  }),
});
export type FollowUp = Static<typeof FollowUp>;

/** The contact details of a person who gave feedback (spec: decisions §4). */
export const FeedbackContact = strictObject({
  ...about,
  email: line(300),
  phone: Type.Optional(Type.String({ pattern: '^\\d{8}$', description: 'eight digits' })),
});
export type FeedbackContact = Static<typeof FeedbackContact>;

/** The endpoints of feedback. They require no login. */
export const feedbackApi = {
  'POST /feedback/': {
    access: 'anyone',
    summary: 'Rate a page, with or without a comment',
    headers: FeedbackHeaders,
    body: Feedback,
  },
  'POST /feedback/oppfolging': {
    access: 'anyone',
    summary: 'Answer the follow-up survey',
    headers: FeedbackHeaders,
    body: FollowUp,
  },
  'POST /feedback/kontakt': {
    access: 'anyone',
    summary: 'Ask to be contacted',
    headers: FeedbackHeaders,
    body: FeedbackContact,
  },
} satisfies Endpoints;
