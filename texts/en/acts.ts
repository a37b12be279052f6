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
    adresse: 'Your address has been retrieved from the National Population Register.',
    epost: profile.email.saved,
    mobil: profile.mobile.saved,
    reservasjon: profile.reservation.saved,
    samtykke: profile.consent.changed,
    'fjern-tilbud': 'The offer has been removed.',
    'avslutt-innlogging': 'The device has been logged out.',
    'avslutt-andre': security.sessions.othersEnded,
    sletting: 'We have received your request for deletion.',
    'angre-sletting': deletion.deletion.withdrawn,
    del: sharing.invite.sent,
    'godta-deling': sharing.received.accepted,
    'avslutt-deling': sharing.given.stopped,
    informasjonskapsler: 'Your choices have been saved.',
    'send-fil': 'The file has been sent.',
  },
  doneAfterSession: {
    tilbakemelding: 'Your feedback has been sent. You were no longer logged in.',
    undersokelse: 'Your answers have been sent. You were no longer logged in.',
    kontakt: 'Your contact details have been sent. You were no longer logged in.',
  },
  notDone: {
    'logg-ut': 'You are not logged out.',
    fodselsnummer: 'Your national identity number is not shown.',
    'fjern-tilbud': 'The offer has not been removed.',
    tilbakemelding: 'Your feedback has not been sent.',
    undersokelse: 'Your answers have not been sent.',
    kontakt: 'Your contact details have not been sent.',
    'avslutt-innlogging': 'The device has not been logged out.',
    'avslutt-andre': 'The other devices have not been logged out.',
    'ikke-meg': 'You are not logged out, and the bank has not been told.',
    sletting: 'Your request for deletion has not been sent.',
    'angre-sletting': 'Your request for deletion has not been withdrawn.',
    'send-fil': 'The file has not been sent.',
    del: 'The invitation has not been sent.',
    'godta-deling': 'You have not accepted shared access.',
    'avslutt-deling': 'Shared access has not ended.',
  },
  notSaved: 'Nothing has been saved.',
  stalePage: 'The page belonged to another login. Try again from here.',
  sessionEnded: 'You were no longer logged in. Log in and try again.',
  cookiesGone: 'Your browser no longer had our cookies. Try again.',
  unknown: 'We do not know whether it was done. Check what it says on the page now.',
};
