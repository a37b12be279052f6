import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  Endpoints,
  HeadersOf,
  ParamsOf,
  QueryOf,
} from '../../../contract/endpoint.ts';
import { lazy } from '../lazy.ts';
import { declaredFields } from './declared-fields.ts';
import { notLoggedIn, ProblemError } from './errors.ts';
import { fileHeaders } from './file-headers.ts';
import { pathMatcher } from './path-matcher.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends Pick<Endpoint, 'renewsSession' | 'file'> {
    /** who may call the endpoint; undefined if the route belongs to no endpoint */
    access?: Endpoint['access'];
  }
  interface FastifyInstance {
    answerInPage: AnswerInPage;
  }
}

type Session = NonNullable<FastifyRequest['session']>;
type Caller<E> = E extends { access: 'customer' }
  ? { customerId: string; session: Session }
  : { customerId: string | null; session: Session | null };

/** The validated input of an endpoint, and the request that it belongs to. */
export type Context<E> = Caller<E> & {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  headers: HeadersOf<E>;
  body: BodyOf<E>;
  /** a request for the endpoint, or for a page that is rendered from its answer */
  request: FastifyRequest;
  /** the reply to `request`; a handler may set only cookies, which are valid for both */
  reply: Pick<FastifyReply, 'setCookie' | 'clearCookie'>;
};

/**
 * The answer of an endpoint that returns a file. A stream error ends the connection, so that a partial file
 * never looks complete.
 */
export type FileAnswer = {
  content: Readable | Buffer;
  /** file name in the browser, with its extension */
  name: string;
  /** size in bytes, if known in advance */
  size?: number | undefined;
};

type GivenBy<E> = E extends { file: string } ? FileAnswer : AnswerOf<E>;
type Handle<E> = (context: Context<E>) => GivenBy<E> | Promise<GivenBy<E>>;

/** The handler of an endpoint. `http` has options that apply only to calls over HTTP, not to pages. */
export type Handler<E> =
  | Handle<E>
  | {
      handle: Handle<E>;
      http: Pick<RouteOptions, 'onRequest' | 'exposeHeadRoute' | 'serializerCompiler'>;
    };

/** A handler for each endpoint. */
export type Handlers<Declared> = {
  readonly [Name in keyof Declared]: Handler<Declared[Name]>;
};

/**
 * Returns the answer of a GET endpoint within the request for a page. Rejects with the error that the
 * endpoint would return over HTTP.
 */
export type AnswerInPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  query: Readonly<Record<string, string>> | undefined,
) => Promise<unknown>;

type Input = { params: unknown; query: unknown; headers: unknown; body: unknown };

const NOTHING = Type.Null();

export type ServedEndpoints = {
  /** adds the routes to `app` */
  serve(app: FastifyInstance): void;
  answerInPage: AnswerInPage;
};

/**
 * Combines each endpoint with its handler. An endpoint can be called over HTTP and for pages. Both check
 * access, input and output. Throws if an endpoint has no handler.
 */
export function createEndpoints<Declared extends Endpoints>(
  endpoints: Declared,
  handlers: Handlers<Declared>,
): ServedEndpoints {
  const routes: RouteOptions[] = [];
  const inPage: { match: ReturnType<typeof pathMatcher>; answer: ReturnType<typeof answererInPage> }[] = [];
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const handler = (handlers as Record<string, Handler<Endpoint>>)[name];
    if (!handler) throw new Error(`${name} has no handler`);
    const [method = '', url = ''] = name.split(' ');
    const { handle, http } = typeof handler === 'function' ? { handle: handler, http: {} } : handler;
    const answer = answerer(name, endpoint, handle);
    routes.push({ method, url, ...http, ...routeOf(endpoint, answer) });
    if (method === 'GET' && !endpoint.file) {
      inPage.push({ match: pathMatcher(url), answer: answererInPage(name, endpoint, answer) });
    }
  }
  return {
    serve(app) {
      for (const route of routes) app.route(route);
    },
    async answerInPage(request, reply, path, query = {}) {
      for (const { match, answer } of inPage) {
        const params = match(path);
        if (params) return await answer(request, reply, params, query);
      }
      throw new Error(`no endpoint GET ${path}`);
    },
  };
}

type Answerer = (request: FastifyRequest, reply: FastifyReply, input: Input) => Promise<unknown>;

/** Returns a function that calls the handler if access is allowed, and validates its answer. */
function answerer(
  name: string,
  { access, answer = NOTHING, file }: Endpoint,
  handle: Handle<Endpoint>,
): Answerer {
  const compiled = lazy(() => Compile(answer));
  return async (request, reply, input) => {
    const { session } = request;
    if (access === 'customer' && !session) throw notLoggedIn();
    const caller = { session, customerId: session?.customerId ?? null };
    const given = await handle({ ...input, ...caller, request, reply } as Context<Endpoint>);
    if (file || compiled().Check(given)) return given;
    const [error] = compiled().Errors(given);
    throw new Error(
      `the answer of ${name} does not match its schema: ${error?.schemaPath} ${error?.keyword}`,
    );
  };
}

function answererInPage(name: string, { params, query, answer = NOTHING }: Endpoint, answerWith: Answerer) {
  const paramsSchema = lazy(() => Compile(params ?? Type.Object({})));
  const querySchema = lazy(() => Compile(query ?? Type.Object({})));
  const withDeclaredFields = declaredFields(answer);
  return async (request: FastifyRequest, reply: FastifyReply, inPath: object, asked: object) => {
    // The params come from the customer's address, so they can be invalid. The query comes from the page.
    if (!paramsSchema().Check(inPath)) throw new ProblemError(400, 'invalidAddress');
    if (!querySchema().Check(asked)) throw new Error(`the query of ${name} does not match its schema`);
    const input = { params: inPath, query: asked, headers: {}, body: undefined };
    return withDeclaredFields(await answerWith(request, reply, input));
  };
}

function routeOf(
  { access, renewsSession, summary, params, query, headers, body, answer, file, revalidated }: Endpoint,
  answerWith: Answerer,
): Pick<RouteOptions, 'config' | 'schema' | 'handler'> {
  return {
    config: { access, ...(renewsSession === false && { renewsSession }), ...(file && { file }) },
    schema: {
      summary,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(headers && { headers }),
      ...(body && { body }),
      response: { ...responseOf(answer, file), ...(revalidated && { 304: NOTHING }) },
    },
    async handler(request, reply) {
      const { params, query, headers, body } = request;
      const given = await answerWith(request, reply, { params, query, headers, body });
      if (file) return sendFile(reply, file, given as FileAnswer);
      if (!answer) reply.code(204);
      return given;
    },
  };
}

function responseOf(answer: Endpoint['answer'], file: Endpoint['file']) {
  if (file) {
    const schema = answer ?? Type.Unsafe({ type: 'string', format: 'binary' });
    return { 200: { content: { [file]: { schema } } } };
  }
  return answer ? { 200: answer } : { 204: NOTHING };
}

function sendFile(
  reply: FastifyReply,
  type: NonNullable<Endpoint['file']>,
  { content, name, size }: FileAnswer,
): FastifyReply {
  return reply.headers(fileHeaders(type, name, size)).send(content);
}
