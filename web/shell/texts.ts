export const texts = {
  skipToContent: 'Hopp til innholdet',
  toOverview: (wordmark: string) => `${wordmark}, til forsikringsoversikten`,
  logOut: 'Logg ut',
  pleaseWait: 'Vennligst vent',
  opensInNewTab: '(åpnes i ny fane)',
  footer: {
    lead: 'Vi hjelper deg gjerne.',
    contact: 'Kontakt',
    openingHours: 'Åpningstider',
    aboutSite: 'Om siden',
    privacy: 'Personvern og informasjonskapsler',
    comparePrices: 'Sammenlign priser',
  },
  error: {
    title: 'Oisann, her skjedde det en feil',
    backToOverview: 'Til forsikringsoversikten',
  },
  generalError: {
    title: 'Noe har gått galt',
    lead: 'Prøv igjen, eller ta kontakt med oss.',
    goBack: 'Gå tilbake',
  },
  notFound: {
    title: 'Denne siden ser ut til å være borte...',
    lead: 'Den kan være flyttet, eller adressen kan være skrevet feil.',
  },
} as const;
