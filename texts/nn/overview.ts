import type { Translation } from '../languages.ts';
import type * as nb from '../nb/overview.ts';
import { listed } from './ui.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Forsikringsoversikt',
  insurers: (names, insurances) =>
    insurances === 0
      ? `Vi tilbyr forsikringar frå ${listed(names)}.`
      : `${insurances === 1 ? 'Forsikringa blir levert' : 'Forsikringane blir leverte'} av ${listed(names)}.`,
  greeting: (firstName) => `Hei, ${firstName}. `,
  loading: 'Vi hentar forsikringane dine.',
  partial: 'Dette er forsikringane vi får tak i akkurat no.',
  missing: {
    customer: 'opplysningar om deg',
    agreements: 'forsikringane dine',
    someAgreements: 'nokre av forsikringane dine',
    tasks: 'oppgåvene dine',
    someTasks: 'nokre av oppgåvene dine',
    offers: 'tilboda dine',
    someOffers: 'nokre av tilboda dine',
    recommendations: 'tilrådingane dine',
    summary: ['fakturaane dine', 'skadesakene dine'],
    someInvoices: 'nokre av fakturaane dine',
    someClaims: 'nokre av skadesakene dine',
    someMessages: 'nokre av meldingane dine',
  },
  empty: 'Her samlar vi forsikringane dine når du får nokre.',
  youHave: 'Du har ',
  insurances: (count) => (count === 1 ? '1\u00a0forsikring' : `${count || 'ingen'}\u00a0forsikringar`),
  forTogether: (count) => (count === 1 ? ' for ' : ' for til saman '),
  withoutPrice: (count) => ` ${count}\u00a0utan pris.`,
  quickActions: {
    label: 'Snarvegar',
    reportDamage: 'Meld skade',
    emergency: 'Naudhjelp',
    invoice: 'Faktura',
    documents: 'Dokument',
    claims: 'Skadesaker',
    cover: 'Er eg dekt?',
  },
};
