export const texts = {
  heading: 'Oppgavene dine',
  loading: 'Henter oppgavene dine',
  missing: 'Her mangler oppgaver nå',
  nothing: 'Du har ingenting å gjøre nå',
  nothingElse: 'Ellers er det ingenting å gjøre nå',
  notice: 'Vi sier fra her når noe venter på deg.',
  more: (count: number) => (count === 1 ? '1 oppgave til' : `${count} oppgaver til`),
  moreAndOffers: (tasks: number, offers: number) =>
    tasks === 1 ? `1 oppgave til og ${offers} tilbud` : `${tasks} oppgaver til og ${offers} tilbud`,
  moreAndSomeOffers: (tasks: number) =>
    tasks === 1 ? '1 oppgave til og tilbud du har sett på' : `${tasks} oppgaver til og tilbud du har sett på`,
  healthDeclarations: (count: number) =>
    count === 1
      ? {
          title: 'Fyll ut 1 helseerklæring',
          text: 'Svar på noen spørsmål om helsen din, så kan vi behandle søknaden.',
          action: 'Start helseerklæringen',
        }
      : {
          title: `Fyll ut ${count} helseerklæringer`,
          text: 'Svar på noen spørsmål om helsen din, så kan vi behandle søknadene.',
          action: 'Start helseerklæringene',
        },
  acceptOffers: (count: number) => ({
    title: `Godta ${count} tilbud`,
    text:
      count === 1
        ? 'Forsikringen gjelder først når du har godtatt.'
        : 'Forsikringene gjelder først når du har godtatt.',
    action: count === 1 ? 'Godta tilbudet' : 'Godta tilbudene',
  }),
  mileage: { title: 'Oppdater kilometerstanden', action: 'Oppdater kilometerstanden' },
  otherMotorTask: { text: 'Gå til forsikringen', action: 'Gå til forsikringen' },
  messages: { title: 'Du har uleste meldinger', text: 'Les dem i innboksen', action: 'Les meldingene' },
  offers: {
    heading: 'Tilbud du har sett på',
    count: (count: number) => `${count} tilbud`,
    loading: 'Henter tilbudene dine',
    missing: 'Her mangler tilbud nå',
    from: (price: string) => `fra ${price}`,
    inPackage: (count: number) => `+ ${count} i pakken`,
    more: (count: number) => (count === 1 ? '+ 1 forsikring' : `+ ${count} forsikringer`),
    all: 'Se tilbudene',
  },
} as const;
