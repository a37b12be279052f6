import type { Static, TObject, TSchema } from 'typebox';
import type { SharingScope } from '../domain/sharing.ts';

/**
 * An endpoint of the portal's API. Its key in the declaration is its method and path, for example
 * `DELETE /avtaleoversikt/tilbud/:avtaleNummer`. The path is relative to /api/privat/forsikring.
 */
export type Endpoint = {
  /** `customer`: responds with 401 without a session */
  access: 'customer' | 'anyone';
  /** false if the customer does not cause the request: it does not renew the idle limit (spec: decisions §3.2) */
  renewsSession?: false;
  /**
   * What the endpoint does on behalf of another customer (spec: beyond §12). A scope: reads the other customer's data if
   * it is shared. `own`: does the same as always. `refused`: 403. Omitted: `onBehalfRule` decides.
   */
  onBehalf?: SharingScope | 'own' | 'refused';
  /** the summary in the OpenAPI document */
  summary: string;
  params?: TObject;
  query?: TObject;
  headers?: TObject;
  body?: TObject;
  /** the body is `multipart/form-data` with one file in the field of this name, which the handler reads */
  fileField?: 'fil';
  /** the body of the 200 response, or the content of a JSON file; if omitted, the endpoint responds with 204 */
  answer?: TSchema;
  /** a successful response is 201 */
  created?: true;
  /** the response has an entity tag and can be 304 for a request with If-None-Match (RFC 9110, 13.1.2) */
  revalidated?: true;
  /** the media type of a file; our own pages link to it, so it needs no X-Requested-By (ADR-033) */
  file?: 'application/pdf' | 'application/json' | 'text/calendar';
  /**
   * the path of the page with the link to the file, below `BASE_PATH`: a customer without a session comes there after
   * the login; default: the overview
   */
  filePage?: string;
};

/** What an endpoint does on behalf of another customer. `hidden`: 404. */
export type OnBehalfRule = NonNullable<Endpoint['onBehalf']> | 'hidden';

/**
 * Returns what an endpoint, such as `GET /kalender`, does on behalf of another customer. Endpoints that say nothing are
 * closed: changes are refused, and the customer's own data are hidden.
 */
export function onBehalfRule(name: string, { access, onBehalf }: Endpoint): OnBehalfRule {
  if (onBehalf) return onBehalf;
  if (access === 'anyone') return 'own';
  return name.startsWith('GET ') ? 'hidden' : 'refused';
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Endpoints by method and path. */
export type Endpoints = Readonly<Record<`${Method} /${string}`, Endpoint>>;

/** The type that an endpoint declares for a part of the request or response; undefined if it declares none. */
type Declared<E, Part extends keyof Endpoint> =
  E extends Readonly<Record<Part, infer Schema extends TSchema>> ? Static<Schema> : undefined;

export type ParamsOf<E> = Declared<E, 'params'>;
export type QueryOf<E> = Declared<E, 'query'>;
export type HeadersOf<E> = Declared<E, 'headers'>;
export type BodyOf<E> = Declared<E, 'body'>;
/** The type of the response body; null if it is empty. */
export type AnswerOf<E> = E extends { answer: TSchema } ? Declared<E, 'answer'> : null;
