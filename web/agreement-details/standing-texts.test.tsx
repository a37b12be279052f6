import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { Standing } from '../../domain/standing.ts';
import { createQueryClient } from '../platform/api/query-client.ts';
import { BootProvider } from '../platform/boot.tsx';
import { bootOf } from '../testing/boot.ts';
import { Coverages } from './Coverages.tsx';
import { StandingNote } from './StandingNote.tsx';

function textOf(element: React.ReactNode): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient(() => new Promise(() => {}))}>
      <BootProvider boot={{ ...bootOf(), today: '2026-11-20' }}>{element}</BootProvider>
    </QueryClientProvider>,
  );
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

test.each<[Standing, string]>([
  ['IN_FORCE', 'Dette er du dekket for'],
  ['TEMPORARY', 'Dette er du dekket for'],
  ['ENDED', 'Dette var du dekket for'],
  ['NOT_STARTED', 'Dette dekker forsikringen'],
  ['WAITING', 'Dette dekker forsikringen'],
  ['UNDER_REVIEW', 'Dette dekker forsikringen'],
])('the coverages of an insurance that is %s are called %s', (standing, heading) => {
  const text = textOf(<Coverages details={null} hasFailed={false} documentUrl={null} standing={standing} />);
  expect(text).toMatch(new RegExp(`^${heading}`));
});

test.each([
  ['2026-11-19', 'Forsikringen er avsluttet. Den gjaldt til og med 19.11.2026.'],
  ['2026-12-05', 'Forsikringen er avsluttet.'],
  [undefined, 'Forsikringen er avsluttet.'],
])('an insurance that was cancelled names its end %s only in the past', (endDate, expected) => {
  const cancelled = { avtaleStatus: 'CANCELLED', avtaleStatusDescription: 'Til Annullasjon' };
  const agreement = { systemSource: 'NICE', standing: 'ENDED', details: null, ...cancelled, endDate };
  const text = textOf(
    <StandingNote agreement={agreement as unknown as CustomerAgreementInOre & { details: null }} />,
  );
  expect(text.replace(/ Vi kan .*/, '')).toBe(expected);
});
