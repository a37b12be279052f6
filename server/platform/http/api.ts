import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';

/** The part of the server under /api/privat/forsikring: schemas give its handlers their types. */
export type ApiApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** the call is a logged-in customer's alone; without a session it answers 401 */
    login?: boolean;
    /** false where a call is not the customer's own doing and doesn't renew the idle limit (spec: decisions §3.2) */
    renews?: boolean;
  }
}
