import type { Act } from '../../domain/acts.ts';
import { texts as deletion } from './my-data.ts';
import { texts as profile } from './profile.ts';
import { texts as security } from './security.ts';

/** What a completed act did. An act without a text shows its result itself. */
const done: Partial<Record<Act, string>> = {
  adresse: 'Adressen er hentet fra Folkeregisteret.',
  epost: profile.email.saved,
  mobil: profile.mobile.saved,
  reservasjon: profile.reservation.saved,
  samtykke: profile.consent.changed,
  'fjern-tilbud': 'Tilbudet er fjernet.',
  'avslutt-innlogging': 'Enheten er logget ut.',
  'avslutt-andre': security.sessions.othersEnded,
  sletting: 'Vi har tatt imot ønsket ditt om sletting.',
  'angre-sletting': deletion.deletion.withdrawn,
  informasjonskapsler: 'Valgene dine er lagret.',
};

/** What a refused act did not do. Other acts: `notSaved`. */
const notDone: Partial<Record<Act, string>> = {
  'logg-ut': 'Du er ikke logget ut.',
  fodselsnummer: 'Fødselsnummeret vises ikke.',
  'fjern-tilbud': 'Tilbudet er ikke fjernet.',
  tilbakemelding: 'Tilbakemeldingen er ikke sendt.',
  undersokelse: 'Svarene er ikke sendt.',
  kontakt: 'Kontaktopplysningene er ikke sendt.',
  'avslutt-innlogging': 'Enheten er ikke logget ut.',
  'avslutt-andre': 'De andre er ikke logget ut.',
  'ikke-meg': 'Du er ikke logget ut, og banken har ikke fått beskjed.',
  sletting: 'Ønsket om sletting er ikke sendt.',
  'angre-sletting': 'Ønsket om sletting er ikke trukket.',
};

/** The messages about acts that the server answers (spec: beyond §7). */
export const texts = {
  done,
  notDone,
  notSaved: 'Ingenting er lagret.',
  stalePage: 'Siden hørte til en annen innlogging. Prøv igjen herfra.',
  sessionEnded: 'Du var ikke lenger logget inn. Logg inn, og prøv igjen.',
  unknown: 'Vi vet ikke om det ble gjort. Se hva som står på siden nå.',
};
