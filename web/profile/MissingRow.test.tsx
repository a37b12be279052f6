import { IsRestoringProvider, QueryClient, useQuery } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { htmlOf } from '../testing/render-html.tsx';
import { MissingRow } from './MissingRow.tsx';

const QUERY = { queryKey: ['row'], queryFn: () => Promise.reject(new Error('failed')), retry: false };

function Row() {
  return <MissingRow label="E-post" failed="Mangler nå" answer={useQuery(QUERY)} />;
}

test('renders the same on the server as in a browser that restores its cache, and is not busy', async () => {
  const client = new QueryClient();
  await client.prefetchQuery(QUERY);
  const [server, browser] = [false, true].map((isRestoring) =>
    htmlOf(
      <IsRestoringProvider value={isRestoring}>
        <Row />
      </IsRestoringProvider>,
      { client },
    ),
  );
  expect(server).toContain('Prøv igjen');
  expect(server).not.toContain('vennligst vent');
  expect(browser).toBe(server);
});
