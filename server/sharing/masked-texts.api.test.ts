import { describe, expect, test } from 'vitest';
import { API_PATH } from '../../domain/paths.ts';
import { SHARING_SCOPES } from '../../domain/sharing.ts';
import { databases } from '../testing/databases.ts';
import { readPdfText } from '../testing/pdf-text.ts';
import {
  AGREEMENT,
  CLAIM,
  DOCUMENT,
  INVOICE,
  JONAS,
  KARI,
  portalOfSources,
} from '../testing/portal-of-sources.ts';
import { storeSharing } from '../testing/sharings.ts';

const TEXT = 'Kari 018190 21887 og 05843821881';
const COMPLETE = /018190\s?21887|05843821881/;
const AGREEMENT_DETAILS = {
  forsikringssted: TEXT,
  dekninger: [{ navn: TEXT, beskrivelse: TEXT }],
  opplysninger: [{ navn: TEXT, verdi: TEXT }],
  fornyelse: { dato: '2027-01-01', grunner: [{ slag: 'DIN', tekst: TEXT }] },
};

describe.each(databases())('national ids in the texts of systems on $name', ({ open }) => {
  const { portal, kari, nice, logIn } = portalOfSources(open);

  function answerWithNationalIds(): void {
    const items = nice().of(KARI);
    items.avtaler = [{ ...AGREEMENT, name: TEXT, description: TEXT, avtaleDetaljer: AGREEMENT_DETAILS }];
    items.skader = [
      {
        ...{ ...CLAIM, tittel: TEXT, nesteSteg: TEXT, hendelser: [{ dato: '2026-11-02', tekst: TEXT }] },
        ...{ vedlegg: [{ id: '1', navn: TEXT, status: 'MOTTATT' }], begrunnelse: { tekst: TEXT } },
      },
    ];
    items.dokumenter = [{ ...DOCUMENT, tittel: TEXT }];
    items.fakturaer = [{ ...INVOICE, kontonummer: '05843821881' }];
  }

  test.each([
    ['/avtaleoversikt/avtaler', 'avtaler'],
    ['/avtaleoversikt/avtaler/NICE/7', 'avtaleDetaljer'],
    ['/skader', 'skader'],
    ['/dokumenter', 'dokumenter'],
  ])('are masked in %s for the receiver of a sharing', async (path, field) => {
    answerWithNationalIds();
    const jonas = await logIn(JONAS);
    const sharing = await storeSharing(portal(), JONAS, SHARING_SCOPES);
    const { body } = await jonas.call('GET', path, undefined, { 'x-kfp-vegne-av': sharing });
    expect(body).toContain(field);
    expect(body).toContain('Kari 018190***** og 058438*****');
    expect(body).not.toMatch(COMPLETE);
  });

  test('leave the account of a bill as it is', async () => {
    answerWithNationalIds();
    const jonas = await logIn(JONAS);
    const sharing = await storeSharing(portal(), JONAS, SHARING_SCOPES);
    const bills = await jonas.call('GET', '/fakturaer', undefined, { 'x-kfp-vegne-av': sharing });
    expect(bills.json().fakturaer[0].kontonummer).toBe('05843821881');
  });

  test('are masked in a confirmation', async () => {
    answerWithNationalIds();
    const { rawPayload } = await kari().request(`${API_PATH}/bekreftelser/NICE/7`);
    const { text } = readPdfText(rawPayload);
    expect(text).toContain('018190*****');
    expect(text).not.toMatch(COMPLETE);
  });
});
