import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bootOf } from '../testing/boot.ts';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { renderPage } from '../testing/render-page.tsx';
import { DetailsPage } from './DetailsPage.tsx';

const sharing = { id: 'a1', navn: 'Kari Nordmann', omfang: ['FORSIKRINGER' as const], til: '2026-12-31' };

test.each([
  ['an own insurance leads', bootOf(), 1],
  ['a shared insurance does not lead', { ...bootOf(), sharing }, 0],
])('when no system answers, %s to reporting a claim', async (_, boot, links) => {
  renderPage(<DetailsPage {...PAGE_PROPS} parameters={{ policyNumber: '1' }} />, {
    boot,
    answers(api) {
      api.refuse('GET /skadekunde/hent', 502);
      api.refuse('GET /avtaleoversikt/avtaler', 502);
      api.refuse('GET /eikaintegrasjon/avtaler', 502);
      api.refuse('GET /avtaleoversikt/avtaler/:systemSource/:policyNumber', 502);
    },
  });
  await screen.findByText('Vi får ikke tak i denne forsikringen akkurat nå.');
  expect(screen.queryAllByRole('link', { name: /Meld skade/ })).toHaveLength(links);
});
