import { describe, expect, test } from 'vitest';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { readPdfText } from '../testing/pdf-text.ts';
import { readTaggedPdf } from '../testing/tagged-pdf.ts';
import { confirmationOf } from './confirmation.ts';
import { renderConfirmation } from './render-confirmation.ts';

const AGREEMENT: DetailedCustomerAgreementInOre = {
  policyNumber: '7',
  name: 'Bilforsikring',
  productType: 'BIL',
  systemSource: 'NICE',
  standing: 'IN_FORCE',
  monthlyOre: 68_450,
  yearlyOre: null,
  details: {
    insuredOre: null,
    deductibleOre: null,
    coverages: [{ navn: 'Kasko', sumOre: null, deductibleOre: null }],
  },
};

async function confirmationFor(customerName: string): Promise<Buffer> {
  const confirmation = confirmationOf(AGREEMENT, {
    language: 'nb',
    insurer: 'Selskapet',
    holder: { name: customerName, birthDate: null },
    isOwnInsurer: true,
    contact: { name: 'Banken', phone: '22000000', email: 'hei@banken.eksempel', emergencyPhone: undefined },
    check: { code: '7KQ4M2XD9TRB', address: 'https://banken.eksempel/kontroll' },
    today: '2026-11-22',
  });
  if (!confirmation) throw new Error('the agreement is not confirmed');
  return await renderConfirmation(confirmation);
}

describe('the text of a confirmation can be read back', () => {
  test.each([
    ['of Norwegian', 'Øystein Ærlig Åsbø', 'Øystein Ærlig Åsbø'],
    ['of Northern Sami', 'Áilu Čohkka Đorŋi Šuoŧŧa Ž', 'Áilu Čohkka Đorŋi Šuoŧŧa Ž'],
    ['of Polish', 'Łucja Dąbrówka-Żółć Gęś', 'Łucja Dąbrówka-Żółć Gęś'],
    ['of Turkish and French', 'Işıl Şahin Œuvrard', 'Işıl Şahin Œuvrard'],
    ['of Vietnamese', 'Nguyễn Thị Hạnh', 'Nguyễn Thị Hạnh'],
    ['written with combining marks', 'A\u030Asbø Cˇ Jose\u0301', 'Åsbø Cˇ José'],
    ['that form a ligature', 'Josefine Sofi', 'Josefine Sofi'],
    ['and special hyphens and spaces', 'Per\u2011Arne\u202fMoen', 'Per-Arne Moen'],
    ['of Skolt Sami, without marks that the font lacks', 'Mǩǩu', 'Mkku'],
    ['of other alphabets, as question marks', 'Ольга 林', '????? ?'],
  ])('with letters %s', async (_letters, name, read) => {
    const { text, missingSigns, unusableFonts } = readPdfText(await confirmationFor(name));
    expect(text.split('\n')).toContain(read);
    expect([missingSigns, unusableFonts]).toEqual([0, []]);
  });
});

test('the structure of a confirmation follows PDF/UA', async () => {
  const pdf = await confirmationFor('Łukasz');
  const { elements, nesting, texts, markedTexts, ...rest } = readTaggedPdf(pdf);
  expect(rest).toEqual({
    isMarked: true,
    language: 'nb',
    showsTitle: true,
    title: 'Bekreftelse på forsikring',
    isUniversal: true,
    drawsUnmarked: false,
    tabsFollowStructure: true,
  });
  expect(markedTexts).toBe(texts);
  expect(elements.filter((each) => /^H\d$/.test(each))).toEqual(['H1', 'H2', 'H2']);
  expect(elements.filter((each) => ['Figure', 'Table', 'Link'].includes(each))).toEqual(['Link']);
  expect(new Set(nesting)).toEqual(
    new Set([
      ...['Document>P', 'Document>H1', 'Document>H2', 'Document>L'],
      ...['L>LI', 'LI>LBody', 'LBody>Span', 'LBody>Link'],
    ]),
  );
});

test('has the code, and the address of its check as a tagged link with its text', async () => {
  const pdf = await confirmationFor('Łukasz');
  const { text } = readPdfText(pdf);
  expect(text).toContain('7KQ4-M2XD-9TRB');
  expect(text).toContain('banken.eksempel/kontroll');
  const source = pdf.toString('latin1');
  expect(source).toContain('/URI (https://banken.eksempel/kontroll?kode=7KQ4-M2XD-9TRB)');
  expect(source).toContain('/Contents (banken.eksempel/kontroll)');
  expect(source).toMatch(/\/Type \/OBJR/);
  expect(source).toMatch(/\/StructParent \d+/);
});
