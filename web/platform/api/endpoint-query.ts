import { queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';
import type { Api } from '../../../contract/api.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { QueryPart } from './request.ts';

type ReadName = Extract<keyof Api, `GET ${string}`>;
type Answer<Name extends ReadName> = AnswerOf<Api[Name]>;
type Options<Name extends ReadName, Data> = Omit<
  UndefinedInitialDataOptions<Answer<Name>, Error, Data>,
  'queryKey' | 'queryFn'
>;

/** The options of a query for a GET endpoint. Its key is the path, then the query where there is one (ADR-004). */
export function endpointQuery<Name extends ReadName, Data = Answer<Name>>(
  name: Name,
  { query, ...options }: Options<Name, Data> & { query?: QueryPart<Api[Name]>['query'] } = {},
) {
  const path = name.slice('GET '.length);
  return queryOptions<Answer<Name>, Error, Data>({ ...options, queryKey: query ? [path, query] : [path] });
}
