export const texts = {
  heading: 'Oppgavene dine',
  loading: 'Henter oppgavene dine',
  missing: 'Her kan det mangle oppgaver nå',
  nothing: 'Du har ingenting å gjøre nå',
  notice: 'Vi sier fra her når noe venter på deg.',
  more: (count: number) => (count === 1 ? '1 oppgave til' : `${count} oppgaver til`),
  next: {
    today: 'i dag',
    label: 'Neste:',
    bill: (amount: string) => `faktura på ${amount}`,
    kinds: { FORNYES: 'fornyes', SLUTTER: 'avsluttes', BEGYNNER: 'begynner å gjelde' },
  },
  bills: (count: number, due: string) => ({
    title: count === 1 ? 'Regningen er ikke betalt' : `${count} regninger er ikke betalt`,
    text: count === 1 ? `Forfalt ${due}` : `Den eldste forfalt ${due}`,
    action: count === 1 ? 'Betal regningen' : 'Betal regningene',
    help: {
      text: 'Har du nettopp betalt, kan det ta noen dager før vi ser det.',
      link: 'Er det vanskelig å betale? Ring oss',
    },
  }),
  claim: { action: 'Svar i skadesaken' },
  moreClaims: (count: number) => ({
    title: count === 1 ? 'Svar i 1 skadesak til' : `Svar i ${count} skadesaker til`,
    text: count === 1 ? 'Den venter på svar fra deg' : 'De venter på svar fra deg',
  }),
  failedFiles: (count: number) =>
    count === 1
      ? { title: 'En fil kom ikke frem', action: 'Send filen på nytt' }
      : { title: `${count} filer kom ikke frem`, action: 'Send filene på nytt' },
  moreFailedFiles: (count: number) => ({
    title: count === 1 ? 'Filer i 1 skadesak til' : `Filer i ${count} skadesaker til`,
    text: 'De kom ikke frem',
  }),
  ending: { title: 'En forsikring avsluttes snart', action: 'Se forsikringen' },
  moreEndings: (count: number) => ({
    title: count === 1 ? '1 forsikring til avsluttes snart' : `${count} forsikringer til avsluttes snart`,
    text: 'Du har ingen ny forsikring på det samme',
  }),
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
        ? 'Forsikringen gjelder først når du har godtatt tilbudet.'
        : 'Forsikringene gjelder først når du har godtatt tilbudene.',
    action: count === 1 ? 'Godta tilbudet' : 'Godta tilbudene',
  }),
  mileage: { title: 'Oppdater kilometerstanden', action: 'Oppdater kilometerstanden' },
  otherMotorTask: { text: 'Gå til forsikringen', action: 'Gå til forsikringen' },
  invitation: (name: string) => ({
    title: name ? `${name} vil dele med deg` : 'Noen vil dele med deg',
    text: 'Svar på om du vil se forsikringene',
    action: 'Svar på invitasjonen',
  }),
  messages: { title: 'Du har uleste meldinger', text: 'Les dem her', action: 'Les meldingene' },
} as const;
