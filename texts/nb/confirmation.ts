/** What the confirmation of an insurance says. */
export const texts = {
  /** by which `Intl` writes days */
  locale: 'nb-NO',
  title: 'Bekreftelse på forsikring',
  /** who confirms what of whom */
  intro: (insurer: string, customer: string) => `${insurer} bekrefter at ${customer} har denne forsikringen.`,
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
  /** kroner, of a figure */
  amount: (figure: string) => `${figure}\u00a0kr`,
  upTo: (amount: string) => `opptil ${amount}`,
  deductible: (amount: string) => `egenandel ${amount}`,
  perYear: (amount: string) => `${amount} i året`,
  perMonth: (amount: string) => `${amount} i måneden`,
  written: (date: string) => `Skrevet ${date}. Vilkårene sier hva som gjelder i sin helhet.`,
};
