export const texts = {
  title: 'Kvittering',
  lead: (inSentence: string) => `Takk for at du valgte ${inSentence} hos oss.`,
  insurance: 'forsikring',
  bought: { one: 'Forsikringen din', several: 'Forsikringene du har av denne typen' },
  loading: 'Henter forsikringen din',
  withoutPrice: 'Prisen er ikke klar ennå.',
  notReady: 'Avtalen er ikke klar ennå. Den kommer i oversikten så snart den er det.',
  failed: 'Vi får ikke vist forsikringen din akkurat nå. Det betyr ikke at noe er galt med kjøpet.',
  next: {
    heading: 'Dette skjer nå',
    steps: [
      'Du finner avtalen under dokumenter så snart den er klar.',
      'Forsikringen kommer i oversikten din, der du ser hva den koster.',
      'Du får beskjed hvis det er noe mer du må gjøre.',
    ],
  },
  toOverview: 'Til forsikringsoversikten',
  toDocuments: 'Se dokumentene dine',
} as const;
