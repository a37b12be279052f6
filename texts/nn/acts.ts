import type { Translation } from '../languages.ts';
import type * as nb from '../nb/acts.ts';
import { texts as deletion } from './my-data.ts';
import { texts as profile } from './profile.ts';
import { texts as security } from './security.ts';
import { texts as sharing } from './sharing.ts';

export const texts: Translation<typeof nb.texts> = {
  done: {
    'logg-ut': null,
    fodselsnummer: null,
    tilbakemelding: null,
    undersokelse: null,
    kontakt: null,
    'ikke-meg': null,
    adresse: 'Adressa er henta frå Folkeregisteret.',
    epost: profile.email.saved,
    mobil: profile.mobile.saved,
    reservasjon: profile.reservation.saved,
    samtykke: profile.consent.changed,
    'fjern-tilbud': 'Tilbodet er fjerna.',
    'avslutt-innlogging': 'Eininga er logga ut.',
    'avslutt-andre': security.sessions.othersEnded,
    sletting: 'Vi har teke imot ønsket ditt om sletting.',
    'angre-sletting': deletion.deletion.withdrawn,
    del: sharing.invite.sent,
    'godta-deling': sharing.received.accepted,
    'avslutt-deling': sharing.given.stopped,
    informasjonskapsler: 'Vala dine er lagra.',
    'send-fil': 'Fila er send.',
  },
  doneAfterSession: {
    tilbakemelding: 'Tilbakemeldinga er send. Du var ikkje lenger logga inn.',
    undersokelse: 'Svara er sende. Du var ikkje lenger logga inn.',
    kontakt: 'Kontaktopplysningane er sende. Du var ikkje lenger logga inn.',
  },
  notDone: {
    'logg-ut': 'Du er ikkje logga ut.',
    fodselsnummer: 'Fødselsnummeret blir ikkje vist.',
    'fjern-tilbud': 'Tilbodet er ikkje fjerna.',
    tilbakemelding: 'Tilbakemeldinga er ikkje send.',
    undersokelse: 'Svara er ikkje sende.',
    kontakt: 'Kontaktopplysningane er ikkje sende.',
    'avslutt-innlogging': 'Eininga er ikkje logga ut.',
    'avslutt-andre': 'Dei andre innloggingane er ikkje avslutta.',
    'ikke-meg': 'Du er ikkje logga ut, og banken har ikkje fått beskjed.',
    sletting: 'Ønsket om sletting er ikkje sendt.',
    'angre-sletting': 'Ønsket om sletting er ikkje trekt.',
    'send-fil': 'Fila er ikkje send.',
    del: 'Invitasjonen er ikkje send.',
    'godta-deling': 'Du har ikkje godteke delinga.',
    'avslutt-deling': 'Delinga er ikkje avslutta.',
  },
  notSaved: 'Ingenting er lagra.',
  stalePage: 'Sida høyrde til ei anna innlogging. Prøv igjen herfrå.',
  sessionEnded: 'Du var ikkje lenger logga inn. Logg inn, og prøv igjen.',
  cookiesGone: 'Nettlesaren hadde ikkje lenger informasjonskapslane våre. Prøv igjen.',
  unknown: 'Vi veit ikkje om det blei gjort. Sjå kva som står på sida no.',
};
