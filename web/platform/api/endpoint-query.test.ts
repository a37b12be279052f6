import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { endpointQuery } from './endpoint-query.ts';

test('the key is the path, then the query where there is one', () => {
  expect(endpointQuery('GET /avtaleoversikt/avtaler', { staleTime: 5 })).toEqual({
    queryKey: ['/avtaleoversikt/avtaler'],
    staleTime: 5,
  });
  const { queryKey } = endpointQuery('GET /auth/login', { query: { goto: '/x' } });
  expect(queryKey).toEqual(['/auth/login', { goto: '/x' }]);
});

test('params are filled into the path', () => {
  const params = { systemSource: 'NICE', policyNumber: 'a/b 1' } as const;
  const { queryKey } = endpointQuery('GET /avtaleoversikt/avtaler/:systemSource/:policyNumber', { params });
  expect(queryKey).toEqual(['/avtaleoversikt/avtaler/NICE/a%2Fb%201']);
});

test('what the contract does not declare does not compile', () => {
  // Never run: the compiler is the test.
  void function misuse() {
    // @ts-expect-error no such path
    endpointQuery('GET /avtaleoversikt/avtale');
    // @ts-expect-error what changes something is no query
    endpointQuery('POST /jumpsst/');
    // @ts-expect-error to a file leads a link
    endpointQuery('GET /dokumenter/:systemSource/:id');
    // @ts-expect-error another field in the query
    endpointQuery('GET /auth/login', { query: { til: '/x' } });
    const { queryKey } = endpointQuery('GET /avtaleoversikt/avtaler');
    // @ts-expect-error another answer
    new QueryClient().getQueryData(queryKey)?.tilbud;
  };
});
