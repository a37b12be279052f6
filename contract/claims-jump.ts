import { type Static, Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import { strictObject } from './strict-object.ts';

/** The request of the claims system to `POST /api/intern/jumpsst/innlos`. The response is `JumpCustomer`. */
export const JumpRedemption = strictObject({
  jumpsst: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w-]*$' }),
});
export const JumpCustomer = Type.Object({
  ssn: Type.String({ description: 'the national id, eleven digits' }),
  distributor: Type.String({ description: "the distributor's short name" }),
});
export type JumpCustomer = Static<typeof JumpCustomer>;

export const claimsJumpApi = {
  'POST /jumpsst/': {
    access: 'customer',
    summary: 'Get a one-time token for the claims system',
    answer: Type.Object({ jumpSst: Type.String({ description: 'opaque' }) }),
  },
} satisfies Endpoints;
