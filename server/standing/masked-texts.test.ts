import { expect, test } from 'vitest';
import { withMaskedTexts } from './masked-texts.ts';

const ID = '01819021887';
const SHOWN = 'Kari 018190*****';
const TEXT = `Kari ${ID}`;

test('masks national ids in every text of an agreement', () => {
  const details = (text: string) => ({
    forsikringssted: text,
    coverages: [{ navn: text, beskrivelse: text, sumOre: 100 }],
    opplysninger: [{ navn: text, verdi: text }],
    renewal: { dato: '2027-01-01', reasons: [{ tekst: text, amountOre: null }] },
  });
  const agreement = (text: string) => ({
    ...{ policyNumber: ID, systemSource: 'NICE', name: text, description: text, details: details(text) },
  });
  expect(withMaskedTexts(agreement(TEXT))).toEqual(agreement(SHOWN));
});

test('masks national ids in every text of a claim, and leaves its keys', () => {
  const claim = (text: string) => ({
    ...{ id: ID, systemSource: 'NICE', skadenummer: ID, avtalenummer: ID, dokumentIder: [ID] },
    ...{ tittel: text, nesteSteg: text, hendelser: [{ dato: '2026-11-01', tekst: text }] },
    saksbehandler: { navn: text, telefon: '22000000' },
    vedlegg: [{ id: ID, navn: text, status: 'MOTTATT' }],
    begrunnelse: { tekst: text, dokumentId: ID, side: 1 },
  });
  expect(withMaskedTexts(claim(TEXT))).toEqual(claim(SHOWN));
});

test('leaves what a payment needs', () => {
  const invoice = { id: '1', kid: ID, kontonummer: ID, avtalenumre: [ID], shares: [{ policyNumber: ID }] };
  expect(withMaskedTexts(invoice)).toEqual(invoice);
});
