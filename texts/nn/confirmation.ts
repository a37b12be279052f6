import type { Translation } from '../languages.ts';
import type * as nb from '../nb/confirmation.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Stadfesting på forsikring',
  intro: (insurer, customer) => `${insurer} stadfestar at ${customer} har denne forsikringa.`,
  introAgreed: (insurer, customer) => `${insurer} stadfestar at ${customer} har avtalt denne forsikringa.`,
  validUntil: (date) => `Forsikringa gjeld til og med ${date}.`,
  validFrom: (date) => `Forsikringa gjeld frå ${date}.`,
  cancelled: 'Forsikringa er sagd opp.',
  temporary: 'Forsikringa gjeld mellombels medan søknaden blir behandla.',
  labels: {
    holder: 'Forsikringstakar',
    birthDate: 'Fødselsdato',
    insurance: 'Forsikring',
    insuranceName: 'Namn på avtalen',
    insured: 'Det som er forsikra',
    policyNumber: 'Avtalenummer',
    period: 'Periode',
    renewal: 'Blir fornya',
    place: 'Forsikringsstad',
    sum: 'Forsikringssum',
    deductible: 'Eigendel',
    price: 'Pris',
    contact: 'Kontakt',
    emergency: 'Naudhjelp',
  },
  covered: 'Dette er dekt',
  notCovered: 'Dette er ikkje dekt',
  upTo: (amount) => `inntil ${amount}`,
  deductible: (amount) => `eigendel ${amount}`,
  perYear: (amount) => `${amount} i året`,
  perMonth: (amount) => `${amount} i månaden`,
  periodFrom: (date) => `frå ${date}`,
  periodTo: (date) => `til ${date}`,
  check: {
    heading: 'Kontroller stadfestinga',
    code: 'Kode',
    address: 'Adresse',
    until: (date) =>
      `Alle som har koden, kan kontrollere stadfestinga utan å logge inn, til ${date}. Då ser dei òg om forsikringa framleis gjeld.`,
  },
  written: (date) => `Utferda ${date}. Det er vilkåra som avgjer kva forsikringa dekkjer.`,
};
