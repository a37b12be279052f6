export const texts = {
  title: 'Forsikringsoversikt',
  insurers: (names: readonly string[]) => `Forsikringene leveres av ${names.join(' og ')}.`,
  partnerInsurer: 'Eika Forsikring',
  greeting: (firstName: string) => `Hei, ${firstName}. `,
  loading: 'Vi henter forsikringene dine.',
  failed: 'Vi får ikke tak i forsikringene dine akkurat nå.',
  partial: 'Dette er forsikringene vi får tak i akkurat nå.',
  empty: 'Her samler vi forsikringene dine når du får noen.',
  youHave: 'Du har ',
  insurances: (count: number) => (count === 1 ? '1\u00a0forsikring' : `${count}\u00a0forsikringer`),
  forTogether: (count: number) => (count === 1 ? ' for ' : ' for til sammen '),
  withoutPrice: (count: number) => (count === 0 ? '' : `, ${count}\u00a0uten pris`),
  buy: {
    heading: 'Trenger du en ny forsikring?',
    discount: 'Du kan få opptil 20\u00a0% rabatt når du samler forsikringene hos oss.',
    aboutDiscount: 'Mer om rabatten',
    explanation:
      'Rabatten avhenger av hvilke forsikringer du har, og hvor mange. Du ser hva du får før du kjøper.',
    action: 'Kjøp forsikring',
  },
} as const;
