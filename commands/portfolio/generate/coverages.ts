import type { Coverage } from '../../../contract/agreements.ts';
import { agreementAreaOf } from '../../../domain/agreement-area.ts';
import type { ProductArea } from '../../../domain/product-area.ts';
import type { Agreement } from './agreements.ts';

type Covered = Pick<Coverage, 'navn' | 'beskrivelse' | 'sum' | 'egenandel' | 'inkludert'>;

const COVERAGES: Readonly<Record<ProductArea, readonly Covered[]>> = {
  kjoretoy: [
    { navn: 'Ansvar', beskrivelse: 'Skade du gjør på andre og det de eier.' },
    { navn: 'Brann, tyveri og glass', egenandel: 2000 },
    { navn: 'Kasko', beskrivelse: 'Skade på kjøretøyet ditt, også når skylden er din.', egenandel: 6000 },
    { navn: 'Veihjelp', beskrivelse: 'Hele døgnet, i hele Europa.' },
    { navn: 'Leiebil', inkludert: false },
  ],
  'hus-og-hytte': [
    { navn: 'Brann og naturskade', egenandel: 8000 },
    { navn: 'Vannskade', beskrivelse: 'Fra rør og utstyr i bygningen.', egenandel: 6000 },
    { navn: 'Innbrudd og hærverk', egenandel: 4000 },
    { navn: 'Rettshjelp', sum: 100_000, egenandel: 4000 },
    { navn: 'Sopp, råte og insekter', inkludert: false },
  ],
  reise: [
    { navn: 'Sykdom og hjemtransport', beskrivelse: 'Uten øvre grense.' },
    { navn: 'Avbestilling', sum: 100_000 },
    { navn: 'Bagasje', sum: 60_000 },
    { navn: 'Forsinkelse', sum: 10_000 },
    { navn: 'Egenandel på leiebil', inkludert: false },
  ],
  'innbo-og-ting': [
    { navn: 'Brann og tyveri', egenandel: 4000 },
    { navn: 'Vannskade', egenandel: 4000 },
    { navn: 'Sykkel', sum: 40_000, egenandel: 2000 },
    { navn: 'Uhell hjemme', inkludert: false },
  ],
  'liv-og-helse': [
    { navn: 'Utbetaling', beskrivelse: 'Ett beløp, uten skatt.', sum: 1_000_000 },
    { navn: 'Hjelp fra rådgiver', beskrivelse: 'Til deg og dem du er glad i.' },
  ],
  baat: [
    { navn: 'Ansvar' },
    { navn: 'Brann, tyveri og havari', egenandel: 3000 },
    { navn: 'Slep til nærmeste havn', sum: 20_000 },
  ],
  dyr: [
    { navn: 'Veterinær', beskrivelse: 'Undersøkelse og behandling.', sum: 60_000, egenandel: 1500 },
    { navn: 'Liv', sum: 15_000 },
    { navn: 'Medisiner', inkludert: false },
  ],
};

/** Returns the coverages of the agreement's product area; an empty list for products without an area. */
export function makeCoverages(
  agreement: Pick<Agreement, 'name' | 'productType' | 'systemSource'>,
): Covered[] {
  const area = agreementAreaOf(agreement);
  return [...(COVERAGES[area as ProductArea] ?? [])];
}
