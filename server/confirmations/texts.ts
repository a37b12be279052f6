import type { ConfirmationLanguage } from '../../contract/confirmations.ts';

type Texts = {
  title: string;
  /** who confirms what of whom */
  intro: (insurer: string, customer: string) => string;
  notYet: string;
  labels: {
    holder: string;
    insurance: string;
    insured: string;
    policyNumber: string;
    from: string;
    renewal: string;
    end: string;
    place: string;
    sum: string;
    deductible: string;
    price: string;
  };
  covered: string;
  notCovered: string;
  upTo: (amount: string) => string;
  deductible: (amount: string) => string;
  perYear: (amount: string) => string;
  perMonth: (amount: string) => string;
  written: (date: string) => string;
};

/** What a confirmation says, in each of its languages. */
export const TEXTS: Readonly<Record<ConfirmationLanguage, Texts>> = {
  nb: {
    title: 'Bekreftelse på forsikring',
    intro: (insurer, customer) => `${insurer} bekrefter at ${customer} har denne forsikringen.`,
    notYet: 'Avtalen er ikke ferdig behandlet ennå, og gjelder først når den er det.',
    labels: {
      holder: 'Forsikringstaker',
      insurance: 'Forsikring',
      insured: 'Det som er forsikret',
      policyNumber: 'Avtalenummer',
      from: 'Gjelder fra',
      renewal: 'Fornyes',
      end: 'Gjelder til',
      place: 'Forsikringssted',
      sum: 'Forsikringssum',
      deductible: 'Egenandel',
      price: 'Pris',
    },
    covered: 'Dette er dekket',
    notCovered: 'Dette er ikke dekket',
    upTo: (amount) => `opptil ${amount}`,
    deductible: (amount) => `egenandel ${amount}`,
    perYear: (amount) => `${amount} i året`,
    perMonth: (amount) => `${amount} i måneden`,
    written: (date) => `Skrevet ${date}. Vilkårene sier hva som gjelder i sin helhet.`,
  },
  nn: {
    title: 'Stadfesting på forsikring',
    intro: (insurer, customer) => `${insurer} stadfestar at ${customer} har denne forsikringa.`,
    notYet: 'Avtalen er ikkje ferdig behandla enno, og gjeld først når ho er det.',
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
    upTo: (amount) => `opptil ${amount}`,
    deductible: (amount) => `eigendel ${amount}`,
    perYear: (amount) => `${amount} i året`,
    perMonth: (amount) => `${amount} i månaden`,
    written: (date) => `Skriven ${date}. Vilkåra seier kva som gjeld i sin heilskap.`,
  },
  en: {
    title: 'Confirmation of insurance',
    intro: (insurer, customer) => `${insurer} confirms that ${customer} has this insurance.`,
    notYet: 'The agreement is still being processed, and takes effect once that is done.',
    labels: {
      holder: 'Policyholder',
      insurance: 'Insurance',
      insured: 'What is insured',
      policyNumber: 'Policy number',
      from: 'In force from',
      renewal: 'Renews on',
      end: 'In force until',
      place: 'Place insured',
      sum: 'Sum insured',
      deductible: 'Deductible',
      price: 'Price',
    },
    covered: 'What is covered',
    notCovered: 'What is not covered',
    upTo: (amount) => `up to ${amount}`,
    deductible: (amount) => `deductible ${amount}`,
    perYear: (amount) => `${amount} a year`,
    perMonth: (amount) => `${amount} a month`,
    written: (date) => `Written on ${date}. The policy terms say in full what applies.`,
  },
};
