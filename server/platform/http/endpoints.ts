import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type TObject, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type Endpoints,
  type HeadersOf,
  type OnBehalfRule,
  onBehalfRule,
  type ParamsOf,
  type QueryOf,
} from '../../../contract/endpoint.ts';
import { lazy } from '../lazy.ts';
import { declaredFields } from './declared-fields.ts';
import { discardBody } from './discarded-body.ts';
import { notLoggedIn, ProblemError, refusal } from './errors.ts';
import { fileHeaders } from './file-headers.ts';
import { acceptFiles, type Upload, uploadOf } from './multipart.ts';
import { OpenCounts } from './network-counts.ts';
import type { Whose, WhoseData } from './on-behalf.ts';
import { pathMatcher } from './path-matcher.ts';

declare module 'fastify' {
  /** The declaration of the route's endpoint; empty if it belongs to none. */
  interface FastifyContextConfig extends Partial<Omit<Endpoint, 'onBehalf'>> {
    onBehalf?: OnBehalfRule;
  }
  interface FastifyInstance extends CallsInRequest {}
}

type Session = NonNullable<FastifyRequest['session']>;
/**
 * `customerId`: whose data are read. `session`: who asks. They differ on behalf of another customer; only `whoseData`
 * decides so (spec: beyond §12).
 */
type Caller<E> = E extends { access: 'customer' }
  ? Whose & { customerId: string; session: Session }
  : Whose & { session: Session | null };

type UploadPart<E> = E extends { fileField: string } ? { upload: Upload } : unknown;

/** The validated input of an endpoint, and the request that it belongs to. */
export type Context<E> = Caller<E> &
  UploadPart<E> & {
    params: ParamsOf<E>;
    query: QueryOf<E>;
    headers: HeadersOf<E>;
    body: BodyOf<E>;
    /** a request for the endpoint, or for a page that is rendered from its answer */
    request: FastifyRequest;
    /** the reply to `request`; a handler may set only cookies, which are valid for both */
    reply: Pick<FastifyReply, 'setCookie' | 'clearCookie'>;
  };

/** The file of an endpoint. A stream error ends the connection, so that a part never looks complete. */
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
type Handler<E> = Handle<E> | { handle: Handle<E>; http: HttpOptions };

type HttpOptions = Pick<RouteOptions, 'exposeHeadRoute' | 'serializerCompiler'> & {
  /** also called for forms */
  onRequest?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** `onRequest` is also called for pages: each of them costs as much as a call */
  alsoForPages?: true;
};

/** A handler for each endpoint. */
export type Handlers<Declared> = {
  readonly [Name in keyof Declared]: Handler<Declared[Name]>;
};

type Input = {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
  upload?: Upload | undefined;
};

/** A call of an endpoint that changes something, on behalf of a form. */
export type FormCall = { name: string; input: Partial<Input> };

/** Calls of endpoints within another request. They reject with the error that the endpoint would return over HTTP. */
export type CallsInRequest = {
  /** Returns the answer of a GET endpoint within the request for a page. */
  answerInPage(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    query: Readonly<Record<string, string>> | undefined,
  ): Promise<unknown>;
  /** Calls an endpoint, with its rate limit, within the request of a form. */
  callForForm(request: FastifyRequest, reply: FastifyReply, call: FormCall): Promise<unknown>;
  /** Counts a form that is refused before its endpoint is called. Rejects with 429 above the endpoint's rate limit. */
  countForForm(request: FastifyRequest, reply: FastifyReply, name: string): Promise<void>;
};

const NOTHING = Type.Null();
/** Maximum number of files that a server sends to one customer at a time. */
const MAX_FILES = 50;

/**
 * Combines endpoints with their handlers, for calls over HTTP, for pages and for forms. All of them check access, input
 * and answer. Throws if an endpoint has no handler.
 */
export function createEndpoints<Declared extends Endpoints>(
  endpoints: Declared,
  handlers: Handlers<Declared>,
  whose: WhoseData,
): CallsInRequest & { serve: (app: FastifyInstance) => void } {
  const routes: RouteOptions[] = [];
  const openFiles = new OpenCounts();
  const inPage: { match: ReturnType<typeof pathMatcher>; answer: ReturnType<typeof answererInPage> }[] = [];
  const forForms = new Map<string, ReturnType<typeof callerForForms>>();
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const handler = (handlers as Record<string, Handler<Endpoint>>)[name];
    if (!handler) throw new Error(`${name} has no handler`);
    const [method = '', url = ''] = name.split(' ');
    const handle = typeof handler === 'function' ? handler : handler.handle;
    const { alsoForPages, ...http }: HttpOptions = typeof handler === 'function' ? {} : handler.http;
    const answer = answerer(name, endpoint, handle, whose);
    routes.push({ method, url, ...http, ...routeOf(name, endpoint, answer, openFiles) });
    if (method !== 'GET') forForms.set(name, callerForForms(endpoint, http, answer));
    else if (!endpoint.file) {
      const answerPage = answererInPage(name, endpoint, alsoForPages ? http : {}, answer);
      inPage.push({ match: pathMatcher(url), answer: answerPage });
    }
  }
  const forForm = (name: string) => {
    const found = forForms.get(name);
    if (!found) throw new Error(`no endpoint ${name}`);
    return found;
  };
  return {
    /** Adds the routes to `app`. */
    serve(app) {
      // Before the input is read: a change on behalf of another customer is refused with any content.
      app.addHook('onRequest', async (request) => {
        const { onBehalf } = request.routeOptions.config;
        if (onBehalf === 'refused' || onBehalf === 'hidden') await whose(onBehalf, request);
      });
      app.addHook('preValidation', async (request) => {
        if (request.routeOptions.schema?.body) request.body ??= {};
      });
      for (const route of routes) if (!route.config?.readsBody) app.route(route);
      app.register(async (scope) => {
        await acceptFiles(scope);
        for (const route of routes) if (route.config?.readsBody) scope.route(route);
      });
    },
    async answerInPage(request, reply, path, query = {}) {
      for (const { match, answer } of inPage) {
        const params = match(path);
        if (params) return await answer(request, reply, params, query);
      }
      throw new Error(`no endpoint GET ${path}`);
    },
    async callForForm(request, reply, { name, input }) {
      return await forForm(name).call(request, reply, input);
    },
    async countForForm(request, reply, name) {
      await forForm(name).count?.(request, reply);
    },
  };
}

type Answerer = (request: FastifyRequest, reply: FastifyReply, input: Input) => Promise<unknown>;

/** Returns a function that calls the handler if access is allowed, and validates its answer. */
function answerer(name: string, endpoint: Endpoint, handle: Handle<Endpoint>, whose: WhoseData): Answerer {
  const { access, answer = NOTHING, file } = endpoint;
  const rule = onBehalfRule(name, endpoint);
  const compiled = lazy(() => Compile(answer));
  return async (request, reply, input) => {
    const { session } = request;
    if (access === 'customer' && !session) throw notLoggedIn();
    const caller = { session, ...(await whose(rule, request)) };
    const given = await handle({ ...input, ...caller, request, reply } as Context<Endpoint>);
    if (file || compiled().Check(given)) return given;
    const [error] = compiled().Errors(given);
    throw new Error(
      `the answer of ${name} does not match its schema: ${error?.schemaPath} ${error?.keyword}`,
    );
  };
}

function answererInPage(
  name: string,
  { params, query, answer = NOTHING }: Endpoint,
  { onRequest }: HttpOptions,
  answerWith: Answerer,
) {
  const paramsSchema = lazy(() => Compile(params ?? Type.Object({})));
  const querySchema = lazy(() => Compile(query ?? Type.Object({})));
  const withDeclaredFields = declaredFields(answer);
  return async (request: FastifyRequest, reply: FastifyReply, inPath: object, asked: object) => {
    // The params come from the customer's address, so they can be invalid. The query comes from the page.
    if (!paramsSchema().Check(inPath)) throw new ProblemError(400, 'invalidAddress');
    if (!querySchema().Check(asked)) throw new Error(`the query of ${name} does not match its schema`);
    await onRequest?.(request, reply);
    const input = { params: inPath, query: asked, headers: {}, body: undefined };
    return withDeclaredFields(await answerWith(request, reply, input));
  };
}

function callerForForms(
  { params, query, headers, body }: Endpoint,
  { onRequest }: HttpOptions,
  answerWith: Answerer,
) {
  const schema = lazy(() => Compile(Type.Object(declaredParts({ params, query, headers, body }))));
  return {
    count: onRequest,
    async call(
      request: FastifyRequest,
      reply: FastifyReply,
      { params = {}, query = {}, headers = {}, body, upload }: FormCall['input'],
    ): Promise<unknown> {
      await onRequest?.(request, reply);
      const input = { params, query, headers, body };
      if (!schema().Check(input)) throw new ProblemError(400, 'invalidForm');
      return await answerWith(request, reply, { ...input, upload });
    },
  };
}

function declaredParts(parts: Readonly<Record<string, TObject | undefined>>): Record<string, TObject> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, schema]) => (schema ? [[part, schema]] : [])),
  );
}

function routeOf(
  name: string,
  endpoint: Endpoint,
  answerWith: Answerer,
  openFiles: OpenCounts,
): Pick<RouteOptions, 'config' | 'schema' | 'handler'> {
  const { summary, params, query, headers, body, answer, file, fileField, revalidated } = endpoint;
  return {
    config: {
      ...endpoint,
      onBehalf: onBehalfRule(name, endpoint),
      ...(file && { ownOriginOnly: true }),
      ...(fileField && { readsBody: true }),
    },
    schema: {
      summary,
      ...declaredParts({ params, querystring: query, headers, body }),
      response: { ...responseOf(endpoint), ...(revalidated && { 304: NOTHING }) },
    },
    async handler(request, reply) {
      if (file) countFile(openFiles, request, reply);
      const { params, query, headers, body } = request;
      const upload = fileField && uploadOf(request, fileField);
      const answered = answerWith(request, reply, { params, query, headers, body, upload });
      const given = await (upload ? answered.finally(() => readToEnd(request, reply)) : answered);
      if (file) return sendFile(reply, file, given as FileAnswer);
      if (!answer) reply.code(204);
      else if (endpoint.created) reply.code(201);
      return given;
    },
  };
}

/** Reads what is left of the body of a refused upload, so that the browser reads the answer. */
async function readToEnd(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!(await discardBody(request))) reply.header('connection', 'close');
}

function responseOf({ answer, file, created }: Endpoint) {
  if (file) {
    const schema = answer ?? Type.Unsafe({ type: 'string', format: 'binary' });
    return { 200: { content: { [file]: { schema } } } };
  }
  if (!answer) return { 204: NOTHING };
  return created ? { 201: answer } : { 200: answer };
}

/**
 * Counts the request's file until its client has read it. Throws 429 above `MAX_FILES`: with unread files, one customer
 * would use up the answers of a whole office (ADR-022).
 */
function countFile(openFiles: OpenCounts, { session }: FastifyRequest, { raw }: FastifyReply): void {
  if (!session) return;
  const customer = session.customerId;
  if (openFiles.of(customer) >= MAX_FILES) throw refusal('limit-hit', 429, 'waitABit');
  openFiles.addUntilClosed(customer, raw);
}

function sendFile(
  reply: FastifyReply,
  type: NonNullable<Endpoint['file']>,
  { content, name, size }: FileAnswer,
): FastifyReply {
  return reply.headers(fileHeaders(type, name, size)).send(content);
}
