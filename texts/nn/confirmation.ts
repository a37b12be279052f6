import type { Translation } from '../languages.ts';
import type * as nb from '../nb/confirmation.ts';

export const texts: Translation<typeof nb.texts> = {
  locale: 'nn-NO',
  title: 'Stadfesting på forsikring',
  intro: (insurer, customer) => `${insurer} stadfestar at ${customer} har denne forsikringa.`,
  notYet: 'Avtalen er ikkje ferdig behandla enno, og gjeld først når han er det.',
  labels: {
    holder: 'Forsikringstakar',
    insurance: 'Forsikring',
    insured: 'Det som er forsikra',
    policyNumber: 'Avtalenummer',
    from: 'Gjeld frå',
    renewal: 'Blir fornya',
    end: 'Gjeld til',
    place: 'Forsikringsstad',
    sum: 'Forsikringssum',
    deductible: 'Eigendel',
    price: 'Pris',
  },
  covered: 'Dette er dekt',
  notCovered: 'Dette er ikkje dekt',
  amount: (figure) => `${figure}\u00a0kr`,
  upTo: (amount) => `opptil ${amount}`,
  deductible: (amount) => `eigendel ${amount}`,
  perYear: (amount) => `${amount} i året`,
  perMonth: (amount) => `${amount} i månaden`,
  written: (date) => `Skriven ${date}. Vilkåra seier kva som gjeld i sin heilskap.`,
};
