import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CustomerMessage } from '../../contract/messages.ts';
import { renderPage } from '../testing/render-page.tsx';
import { MessageContent } from './MessageContent.tsx';

const MARK = 'PUT /meldinger/:systemSource/:id/lest';

function show(fields: Partial<CustomerMessage>) {
  const message = { id: '1', systemSource: 'NICE', tittel: 'Viktig', dato: '2026-11-01', ...fields };
  return renderPage(<MessageContent message={message} />, {
    answers: (api) => {
      api.answer(MARK, null);
      api.answer('GET /meldinger/uleste', { antall: 0, systemSourceError: false });
    },
  });
}

test('a message without a text says so, and is marked as read', async () => {
  const { api } = show({});
  expect(screen.getByText('Denne meldingen har ingen tekst.')).toBeTruthy();
  await waitFor(() => expect(api.sent(MARK)).toHaveLength(1));
});

test('a message with an unreadable text says so, and is not marked as read', () => {
  const { api } = show({ uleselig: ['tekst'] });
  expect(screen.getByText('Vi får ikke vist teksten i denne meldingen akkurat nå.')).toBeTruthy();
  expect(api.sent(MARK)).toEqual([]);
});

test.each<[boolean, string, number]>([
  [false, 'Filen er ikke tilgjengelig', 0],
  [true, 'Les vedlegget (PDF)', 1],
])('an attachment that is not among the documents, some missing: %j', async (isIncomplete, text, links) => {
  const message = { id: '1', systemSource: 'NICE', tittel: 'Viktig', dato: '2026-11-01', lest: true };
  renderPage(<MessageContent message={{ ...message, dokumentId: 'B 1' }} />, {
    answers: (api) => api.answer('GET /dokumenter', { dokumenter: [], systemSourceError: isIncomplete }),
  });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByRole('link')).toHaveLength(links);
});
