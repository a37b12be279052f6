import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { endpointQuery } from './endpoint-query.ts';

test('the key is the path, followed by the query if there is one', () => {
  expect(endpointQuery('GET /avtaleoversikt/avtaler', { staleTime: 5 })).toEqual({
    queryKey: ['/avtaleoversikt/avtaler'],
    staleTime: 5,
  });
  const { queryKey } = endpointQuery('GET /auth/login', { query: { goto: '/x' } });
  expect(queryKey).toEqual(['/auth/login', { goto: '/x' }]);
});

test('fills the params into the path', () => {
  const params = { systemSource: 'NICE', policyNumber: 'a/b 1' } as const;
  const { queryKey } = endpointQuery('GET /avtaleoversikt/avtaler/:systemSource/:policyNumber', { params });
  expect(queryKey).toEqual(['/avtaleoversikt/avtaler/NICE/a%2Fb%201']);
});

test('rejects undeclared paths, methods and fields at compile time', () => {
  // Never runs: the compiler is the test.
  void function misuse() {
    // @ts-expect-error unknown path
    endpointQuery('GET /avtaleoversikt/avtale');
    // @ts-expect-error an endpoint that changes data is not a query
    endpointQuery('POST /jumpsst/');
    // @ts-expect-error a file endpoint is reached by a link
    endpointQuery('GET /dokumenter/:systemSource/:id');
    // @ts-expect-error unknown field in the query
    endpointQuery('GET /auth/login', { query: { til: '/x' } });
    const { queryKey } = endpointQuery('GET /avtaleoversikt/avtaler');
    // @ts-expect-error unknown field in the answer
    new QueryClient().getQueryData(queryKey)?.tilbud;
  };
});
