/** The texts of the confirmation of insurance. */
export const texts = {
  title: 'Bekreftelse på forsikring',
  /** names the insurer and the customer, or `unnamed` */
  intro: (insurer: string, customer: string) => `${insurer} bekrefter at ${customer} har denne forsikringen.`,
  introAgreed: (insurer: string, customer: string) =>
    `${insurer} bekrefter at ${customer} har avtalt denne forsikringen.`,
  unnamed: 'kunden',
  validUntil: (date: string) => `Forsikringen gjelder til og med ${date}.`,
  validFrom: (date: string) => `Forsikringen gjelder fra ${date}.`,
  cancelled: 'Forsikringen er sagt opp.',
  temporary: 'Forsikringen gjelder midlertidig mens søknaden blir behandlet.',
  coversMissing: 'Oversikten over hva forsikringen dekker, er ikke fullstendig.',
  labels: {
    name: 'Navn',
    birthDate: 'Fødselsdato',
    insurance: 'Forsikring',
    insuranceName: 'Navn på avtalen',
    insured: 'Det som er forsikret',
    policyNumber: 'Avtalenummer',
    period: 'Periode',
    renewal: 'Fornyes',
    place: 'Forsikringssted',
    sum: 'Forsikringssum',
    deductible: 'Egenandel',
    price: 'Pris',
    contact: 'Kontakt',
    /** whom to contact about an insurance of another insurer */
    agent: 'Formidlet av',
    emergency: 'Nødhjelp',
  },
  covered: 'Dette er dekket',
  notCovered: 'Dette er ikke dekket',
  /** an amount in kroner */
  upTo: (amount: string) => `inntil ${amount}`,
  deductible: (amount: string) => `egenandel ${amount}`,
  perYear: (amount: string) => `${amount} i året`,
  perMonth: (amount: string) => `${amount} i måneden`,
  /** when only the first or the last day is known */
  periodFrom: (date: string) => `fra ${date}`,
  periodTo: (date: string) => `til ${date}`,
  check: {
    heading: 'Kontroller bekreftelsen',
    code: 'Kode',
    address: 'Adresse',
    until: (date: string) =>
      `Alle som har koden, kan kontrollere bekreftelsen uten å logge inn, til ${date}. Da ser de også om forsikringen fortsatt gjelder.`,
  },
  written: (date: string) => `Utstedt ${date}. Det er vilkårene som avgjør hva forsikringen dekker.`,
};
