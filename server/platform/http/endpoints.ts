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
import { whenFirstUsed } from '../when-first-used.ts';
import { declaredFields } from './declared-fields.ts';
import { notLoggedIn, ProblemError } from './errors.ts';
import { fileHeaders } from './file-headers.ts';
import { pathMatcher } from './path-matcher.ts';

declare module 'fastify' {
  interface FastifyContextConfig extends Pick<Endpoint, 'renewsSession' | 'file'> {
    /** who may call the endpoint; undefined where the route is of none */
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

/** What a handler answers: the endpoint's input, checked, and the request that it is answered within. */
export type Context<E> = Caller<E> & {
  params: ParamsOf<E>;
  query: QueryOf<E>;
  headers: HeadersOf<E>;
  body: BodyOf<E>;
  /** a request for the endpoint, or for a page that is rendered from its answer */
  request: FastifyRequest;
  /** the reply to `request`; what is not the browser's in either case is no handler's to set */
  reply: Pick<FastifyReply, 'setCookie' | 'clearCookie'>;
};

/** What an endpoint answers whose answer is a file. A stream that fails ends the connection, so that no half file looks whole. */
export type FileAnswer = {
  content: Readable | Buffer;
  /** what the browser calls the file, with its ending */
  name: string;
  /** bytes, where they are known beforehand */
  size?: number | undefined;
};

type GivenBy<E> = E extends { file: string } ? FileAnswer : AnswerOf<E>;
type Handle<E> = (context: Context<E>) => GivenBy<E> | Promise<GivenBy<E>>;

/** How an endpoint is answered; `http`: what holds where it is called over HTTP, and not for a page. */
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

/** Answers a GET endpoint within the request for a page. Rejects as the endpoint would refuse or fail over HTTP. */
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
 * Registers each endpoint's handler. There are two ways in, over HTTP and for pages; who may call, and what comes in and goes
 * out, is checked on both. Throws where an endpoint has no handler.
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

/** Calls the handler for whoever may call it, and checks what it answers. */
function answerer(
  name: string,
  { access, answer = NOTHING, file }: Endpoint,
  handle: Handle<Endpoint>,
): Answerer {
  const compiled = whenFirstUsed(() => Compile(answer));
  return async (request, reply, input) => {
    const { session } = request;
    if (access === 'customer' && !session) throw notLoggedIn();
    const caller = { session, customerId: session?.customerId ?? null };
    const given = await handle({ ...input, ...caller, request, reply } as Context<Endpoint>);
    if (file || compiled().Check(given)) return given;
    const [error] = compiled().Errors(given);
    throw new Error(`the answer of ${name} breaks its schema: ${error?.schemaPath} ${error?.keyword}`);
  };
}

function answererInPage(name: string, { params, query, answer = NOTHING }: Endpoint, answerWith: Answerer) {
  const paramsSchema = whenFirstUsed(() => Compile(params ?? Type.Object({})));
  const querySchema = whenFirstUsed(() => Compile(query ?? Type.Object({})));
  const withDeclaredFields = declaredFields(answer);
  return async (request: FastifyRequest, reply: FastifyReply, inPath: object, asked: object) => {
    // What stands in a page's address is the customer's doing; its query is the page's own.
    if (!paramsSchema().Check(inPath)) throw new ProblemError(400, 'invalidAddress');
    if (!querySchema().Check(asked)) throw new Error(`the query of ${name} breaks its schema`);
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
