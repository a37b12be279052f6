import type { Static, TObject, TSchema } from 'typebox';

/**
 * An endpoint of the portal's API. Its method and path are the name that it is declared under, such as
 * `DELETE /avtaleoversikt/tilbud/:avtaleNummer`; the path begins after /api/privat/forsikring.
 */
export type Endpoint = {
  /** `customer`: without a session it answers 401 */
  access: 'customer' | 'anyone';
  /** false where a request is not the customer's own doing and doesn't renew the idle limit (spec: decisions §3.2) */
  renewsSession?: false;
  /** what it does, for the OpenAPI document */
  summary: string;
  params?: TObject;
  query?: TObject;
  headers?: TObject;
  body?: TObject;
  /** the answer with status 200; an endpoint without one answers 204, with nothing. Of a file of JSON: what stands in it */
  answer?: TSchema;
  /** the answer has an entity tag, and to If-None-Match may be 304 (RFC 9110, 13.1.2) */
  revalidated?: true;
  /** the answer is a file of this media type, which a link can lead to: it needs no X-Requested-By (ADR-049) */
  file?: 'application/pdf' | 'application/json' | 'text/calendar';
};

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Endpoints by method and path. */
export type Endpoints = Readonly<Record<`${Method} /${string}`, Endpoint>>;

/** What an endpoint declares for a part of it; undefined where it declares nothing. */
type Declared<E, Part extends keyof Endpoint> =
  E extends Readonly<Record<Part, infer Schema extends TSchema>> ? Static<Schema> : undefined;

export type ParamsOf<E> = Declared<E, 'params'>;
export type QueryOf<E> = Declared<E, 'query'>;
export type HeadersOf<E> = Declared<E, 'headers'>;
export type BodyOf<E> = Declared<E, 'body'>;
/** null: nothing */
export type AnswerOf<E> = E extends { answer: TSchema } ? Declared<E, 'answer'> : null;
