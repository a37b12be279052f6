export const texts = {
  title: 'Du er uten nett.',
  lead: 'Siden viser det vi hentet sist. Det du endrer, kan ikke lagres før nettet er tilbake.',
  waiting: {
    page: 'Vi åpner siden du valgte, når nettet er tilbake.',
    link: 'Lenken kan ikke åpnes uten nett. Prøv igjen når nettet er tilbake.',
    form: 'Skjemaet kan ikke sendes uten nett. Prøv igjen når nettet er tilbake.',
  },
  back: 'Du er på nett igjen.',
} as const;
