import { expect, it } from 'vitest';
import { type OfferListInOre, offerInOre } from '../../contract/in-ore.ts';
import type { Offer } from '../../contract/offers.ts';
import { htmlOf } from '../testing/render-html.tsx';
import { OfferBox } from './OfferBox.tsx';

it('shows a placeholder for offers that could not be loaded', () => {
  const html = htmlOf(<OfferBox offers={{ data: undefined, isError: true, errorUpdateCount: 1 }} />);
  expect(html).toContain('Her mangler tilbud nå');
  expect(html).toContain('kfp-skeleton');
  expect(html).not.toContain('Se tilbudene');
});

it('separates the parts of a package from its name by a space at which a line can break', () => {
  const offer = { policyNumber: '1', name: 'Bilforsikring', productType: 'BIL', systemSource: 'NICE' };
  const data = { tilbud: [offerInOre({ ...offer, pakkeTilbud: [offer] } as Offer)] } as OfferListInOre;
  const html = htmlOf(<OfferBox offers={{ data, isError: false, errorUpdateCount: 0 }} />);
  expect(html).toContain('</span> <span class="kfp-offer-lines__package">+ 1 i pakken</span>');
});
