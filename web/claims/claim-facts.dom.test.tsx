import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { ClaimInOre } from '../../contract/in-ore.ts';
import { bootOf } from '../testing/boot.ts';
import { renderPage } from '../testing/render-page.tsx';
import { ClaimDetails } from './ClaimDetails.tsx';
import { ClaimFiles } from './ClaimFiles.tsx';
import { ClaimRefusal } from './ClaimRefusal.tsx';
import { ClaimProgress } from './NextStep.tsx';

const claim = (fields: Partial<ClaimInOre>): ClaimInOre => ({
  id: '1',
  systemSource: 'NICE',
  skadenummer: 'S1',
  tittel: 'Bulk',
  meldtDato: '2026-11-02',
  status: 'MOTTATT',
  paidOre: null,
  ...fields,
});
const boot = { ...bootOf(), today: '2026-11-25' };
const none = { answers: () => {}, boot };

describe('ClaimProgress', () => {
  test('says who has the claim, and by when it is answered', () => {
    const saksbehandler = { navn: 'Anders Lie' };
    renderPage(<ClaimProgress claim={claim({ saksbehandler, forventetSvar: '2026-11-25' })} />, none);
    expect(screen.getByText('Anders Lie har saken.')).toBeTruthy();
    expect(screen.getByText('Vi svarer innen 25. november.')).toBeTruthy();
  });

  test('says that an answer is late', () => {
    renderPage(<ClaimProgress claim={claim({ forventetSvar: '2026-11-24' })} />, none);
    expect(
      screen.getByText(/^Vi skulle ha svart innen 24. november\. Ring oss, så finner vi ut/),
    ).toBeTruthy();
  });

  test('does not call an answer late that waits for the customer', () => {
    const fields = { status: 'VENTER_PAA_DEG', forventetSvar: '2026-11-24' };
    renderPage(<ClaimProgress claim={claim(fields)} />, none);
    expect(screen.queryByText(/svart/)).toBeNull();
  });

  test.each(['UTBETALT', 'AVSLUTTET', 'AVSLAATT'])(
    'promises nothing for a claim with status %s',
    (status) => {
      renderPage(<ClaimProgress claim={claim({ status, forventetSvar: '2026-12-24' })} />, none);
      expect(screen.queryByText(/svar/)).toBeNull();
    },
  );
});

test('ClaimDetails fetches missing documents again when the customer asks', async () => {
  const { api, user } = renderPage(<ClaimDetails claim={claim({ dokumentIder: ['B 1'] })} />, {
    answers: (fake) => {
      fake.answer('GET /dokumenter', { dokumenter: [], systemSourceError: true });
      fake.refuse('GET /auth/bankkontakt', 503);
    },
    boot,
  });
  await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByText('Noe mangler fortsatt. Vi prøver igjen av oss selv.')).toBeTruthy();
  const letter = { id: 'B 1', systemSource: 'NICE', tittel: 'Brev', type: 'BREV', dato: '2026-11-02' };
  const other = { ...letter, systemSource: 'NSF' };
  api.answer('GET /dokumenter', { dokumenter: [letter, other], systemSourceError: false });
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByRole('link', { name: /^Brev/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
});

describe('ClaimRefusal', () => {
  test('quotes the clause, opens its page, and shows where to complain', () => {
    const begrunnelse = { tekst: 'Slitasje dekkes ikke.', dokumentId: 'V 1', side: 4 };
    const klageUrl = 'https://klage.example.com/1';
    renderPage(<ClaimRefusal claim={claim({ status: 'AVSLAATT', begrunnelse, klageUrl })} />, {
      answers: (api) => api.answer('GET /dokumenter', { dokumenter: [], systemSourceError: true }),
      boot,
    });
    expect(screen.getByText('Slitasje dekkes ikke.').closest('blockquote')).not.toBeNull();
    const link = screen.getByRole('link', { name: /Se hvor det står \(side 4\)/ });
    expect(link.getAttribute('href')).toBe('/api/privat/forsikring/dokumenter/NICE/V%201#page=4');
    const complain = screen.getByRole('link', { name: /Klag på avgjørelsen/ });
    expect(complain.getAttribute('href')).toBe(klageUrl);
    expect(screen.getByText('Dette er grunnen:')).toBeTruthy();
    expect(screen.getByText(/^Er du uenig, kan du klage. Da ser vi på saken en gang til/)).toBeTruthy();
  });

  test.each<[string, { harFil?: boolean; id?: string; missing?: boolean }, boolean]>([
    ['has a file', {}, true],
    ['has no file', { harFil: false }, false],
    ['is not among the documents', { id: 'V 2' }, false],
    ['may be among the missing documents', { id: 'V 2', missing: true }, true],
  ])('opens the page of a document that %s: %j', async (_what, { missing = false, ...fields }, isLink) => {
    const begrunnelse = { tekst: 'Slitasje dekkes ikke.', dokumentId: 'V 1' };
    const terms = { id: 'V 1', systemSource: 'NICE', tittel: 'Vilkår', type: 'VILKAAR', dato: '2026-01-01' };
    const dokumenter = [{ ...terms, ...fields }];
    const { api } = renderPage(<ClaimRefusal claim={claim({ status: 'AVSLAATT', begrunnelse })} />, {
      answers: (each) => each.answer('GET /dokumenter', { dokumenter, systemSourceError: missing }),
      boot,
    });
    await waitFor(() => expect(api.sent('GET /dokumenter')).toHaveLength(1));
    await waitFor(() => expect(screen.queryAllByRole('link')).toHaveLength(isLink ? 1 : 0));
  });

  test('tells how to complain without an address', () => {
    renderPage(<ClaimRefusal claim={claim({ status: 'AVSLAATT' })} />, none);
    expect(screen.getByText(/du klage. Ring oss/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('shows nothing for other claims', () => {
    const fields = { begrunnelse: { tekst: 'Hei' }, klageUrl: 'https://klage.example.com' };
    renderPage(<ClaimRefusal claim={claim(fields)} />, none);
    expect(screen.queryByText('Hei')).toBeNull();
  });
});

describe('ClaimFiles', () => {
  const file = (navn: string, status: string, mottatt?: string) => ({
    id: `${navn} ${status}`,
    navn,
    status,
    ...(mottatt && { mottatt }),
  });

  test('says only what the system confirms', () => {
    const vedlegg = [
      file('a.jpg', 'MOTTATT', '2026-11-24T23:30:00.000Z'),
      file('b.jpg', 'MOTTATT'),
      file('c.jpg', 'UNDERVEIS', '2026-11-20'),
      file('d.jpg', 'FEILET'),
      file('e.jpg', 'ARKIVERT'),
    ];
    renderPage(<ClaimFiles claim={claim({ vedlegg })} />, none);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'a.jpgMottatt 25.11.2026',
      'b.jpgMottatt',
      'c.jpgUnderveis',
      'd.jpgKom ikke frem. Send den på nytt.',
      'e.jpgRegistrert',
    ]);
  });

  test('leaves out a failed file that was sent again', () => {
    const vedlegg = [file('a.jpg', 'FEILET'), file('a.jpg', 'UNDERVEIS')];
    renderPage(<ClaimFiles claim={claim({ vedlegg })} />, none);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  test('no longer asks for a failed file after a later one, but says that it did not arrive', () => {
    const vedlegg = [file('a.jpg', 'FEILET', '2026-11-20'), file('b.jpg', 'MOTTATT', '2026-11-21')];
    renderPage(<ClaimFiles claim={claim({ vedlegg })} />, none);
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['a.jpgKom ikke frem', 'b.jpgMottatt 21.11.2026']);
  });

  test('shows nothing for a claim without files', () => {
    renderPage(<ClaimFiles claim={claim({})} />, none);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
