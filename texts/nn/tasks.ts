import type { Translation } from '../languages.ts';
import type * as nb from '../nb/tasks.ts';

export const texts: Translation<typeof nb.texts> = {
  heading: 'Oppgåvene dine',
  loading: 'Hentar oppgåvene dine',
  missing: 'Her kan det mangle oppgåver no',
  nothing: 'Du har ingenting å gjere no',
  notice: 'Vi seier frå her når noko ventar på deg.',
  more: (count) => (count === 1 ? '1 oppgåve til' : `${count} oppgåver til`),
  next: {
    today: 'i dag',
    label: 'Neste:',
    bill: (amount) => `faktura på ${amount}`,
    kinds: { FORNYES: 'blir fornya', SLUTTER: 'blir avslutta', BEGYNNER: 'tek til å gjelde' },
  },
  bills: (count, due) => ({
    title: count === 1 ? 'Fakturaen er ikkje betalt' : `${count} fakturaar er ikkje betalte`,
    text: count === 1 ? `Fristen var ${due}` : `Fristen for den eldste var ${due}`,
    action: count === 1 ? 'Betal fakturaen' : 'Betal fakturaane',
    help: {
      text: 'Har du nettopp betalt, kan det ta nokre dagar før vi ser det.',
      link: 'Er det vanskeleg å betale? Ring oss',
    },
  }),
  claim: { action: 'Svar i skadesaka' },
  moreClaims: (count) => ({
    title: count === 1 ? 'Svar i 1 skadesak til' : `Svar i ${count} skadesaker til`,
    text: count === 1 ? 'Ho ventar på svar frå deg' : 'Dei ventar på svar frå deg',
  }),
  failedFiles: (count) =>
    count === 1
      ? { title: 'Ei fil kom ikkje fram', action: 'Send fila på nytt' }
      : { title: `${count} filer kom ikkje fram`, action: 'Send filene på nytt' },
  moreFailedFiles: (count) => ({
    title: count === 1 ? 'Filer i 1 skadesak til' : `Filer i ${count} skadesaker til`,
    text: 'Dei kom ikkje fram',
  }),
  ending: { title: 'Ei forsikring blir avslutta snart', action: 'Sjå forsikringa' },
  moreEndings: (count) => ({
    title:
      count === 1 ? '1 forsikring til blir avslutta snart' : `${count} forsikringar til blir avslutta snart`,
    text: 'Du har inga ny forsikring på det same',
  }),
  healthDeclarations: (count) =>
    count === 1
      ? {
          title: 'Fyll ut 1 helseerklæring',
          text: 'Svar på nokre spørsmål om helsa di, så kan vi behandle søknaden.',
          action: 'Start helseerklæringa',
        }
      : {
          title: `Fyll ut ${count} helseerklæringar`,
          text: 'Svar på nokre spørsmål om helsa di, så kan vi behandle søknadene.',
          action: 'Start helseerklæringane',
        },
  acceptOffers: (count) => ({
    title: `Godta ${count} tilbod`,
    text:
      count === 1
        ? 'Forsikringa gjeld først når du har godteke tilbodet.'
        : 'Forsikringane gjeld først når du har godteke tilboda.',
    action: count === 1 ? 'Godta tilbodet' : 'Godta tilboda',
  }),
  mileage: { title: 'Oppdater kilometerstanden', action: 'Oppdater kilometerstanden' },
  otherMotorTask: { text: 'Gå til forsikringa', action: 'Gå til forsikringa' },
  invitation: (name) => ({
    title: name ? `${name} vil dele med deg` : 'Nokon vil dele med deg',
    text: 'Svar på om du vil sjå forsikringane',
    action: 'Svar på invitasjonen',
  }),
  messages: { title: 'Du har ulesne meldingar', text: 'Les dei her', action: 'Les meldingane' },
};
