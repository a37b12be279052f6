import { queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import type { Api } from '../../../contract/api.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { type ParamsPart, type QueryPart, withParams } from './request.ts';

/** The GET endpoints that return JSON. File endpoints are reached by links. */
type ReadName = {
  [Name in keyof Api]: Name extends `GET ${string}`
    ? Api[Name] extends { file: string }
      ? never
      : Name
    : never;
}[keyof Api];
type Answer<Name extends ReadName> = AnswerOf<Api[Name]>;
type Options<Name extends ReadName, Data> = Omit<
  UndefinedInitialDataOptions<Answer<Name>, Error, Data>,
  'queryKey' | 'queryFn'
>;

/**
 * Returns the options of a query for a GET endpoint. The key is the path with its params filled in, followed
 * by the query if there is one (ADR-011).
 */
export function endpointQuery<Name extends ReadName, Data = Answer<Name>>(
  name: Name,
  {
    params,
    query,
    ...options
  }: Options<Name, Data> & {
    params?: ParamsPart<Api[Name]>['params'];
    query?: QueryPart<Api[Name]>['query'];
  } = {},
) {
  const path = withParams(name.slice('GET '.length), params ?? {});
  return queryOptions<Answer<Name>, Error, Data>({ ...options, queryKey: query ? [path, query] : [path] });
}
