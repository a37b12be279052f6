import { listed } from './ui.ts';

export const texts = {
  title: 'Forsikringsoversikt',
  insurers: (names: readonly string[], insurances?: number) =>
    insurances === 0
      ? `Vi tilbyr forsikringer fra ${listed(names)}.`
      : `${insurances === 1 ? 'Forsikringen' : 'Forsikringene'} leveres av ${listed(names)}.`,
  greeting: (firstName: string) => `Hei, ${firstName}. `,
  loading: 'Vi henter forsikringene dine.',
  partial: 'Dette er forsikringene vi får tak i akkurat nå.',
  missing: {
    customer: 'opplysninger om deg',
    agreements: 'forsikringene dine',
    someAgreements: 'noen av forsikringene dine',
    tasks: 'oppgavene dine',
    someTasks: 'noen av oppgavene dine',
    offers: 'tilbudene dine',
    someOffers: 'noen av tilbudene dine',
    recommendations: 'anbefalingene dine',
    summary: ['fakturaene dine', 'skadesakene dine'],
    someInvoices: 'noen av fakturaene dine',
    someClaims: 'noen av skadesakene dine',
    someMessages: 'noen av meldingene dine',
  },
  empty: 'Her samler vi forsikringene dine når du får noen.',
  youHave: 'Du har ',
  insurances: (count: number) =>
    count === 1 ? '1\u00a0forsikring' : `${count || 'ingen'}\u00a0forsikringer`,
  forTogether: (count: number) => (count === 1 ? ' for ' : ' for til sammen '),
  withoutPrice: (count: number) => ` ${count}\u00a0uten pris.`,
  quickActions: {
    label: 'Snarveier',
    reportDamage: 'Meld skade',
    emergency: 'Nødhjelp',
    invoice: 'Faktura',
    documents: 'Dokumenter',
    claims: 'Skadesaker',
    cover: 'Er jeg dekket?',
  },
} as const;
