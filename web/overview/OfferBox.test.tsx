import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type OfferListInOre, offerInOre } from '../../contract/in-ore.ts';
import type { Offer } from '../../contract/offers.ts';
import { BootProvider } from '../platform/boot.tsx';
import { RouterProvider, staticRouter } from '../platform/router/router.ts';
import { bootOf } from '../testing/boot.ts';
import { OfferBox } from './OfferBox.tsx';

it('shows a placeholder for offers that could not be loaded', () => {
  const html = renderToStaticMarkup(
    <RouterProvider value={staticRouter('/')}>
      <OfferBox offers={{ status: 'failed' }} />
    </RouterProvider>,
  );
  expect(html).toContain('Her mangler tilbud nå');
  expect(html).toContain('kfp-skeleton');
  expect(html).not.toContain('Se tilbudene');
});

it('separates the parts of a package from its name by a space at which a line can break', () => {
  const offer = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };
  const list = { tilbud: [offerInOre({ ...offer, pakkeTilbud: [offer] } as Offer)] } as OfferListInOre;
  const html = renderToStaticMarkup(
    <BootProvider boot={bootOf()}>
      <RouterProvider value={staticRouter('/')}>
        <OfferBox offers={{ status: 'ready', list }} />
      </RouterProvider>
    </BootProvider>,
  );
  expect(html).toContain('</span> <span class="kfp-offer-lines__package">+ 1 i pakken</span>');
});
