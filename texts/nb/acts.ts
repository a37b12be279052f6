import type { Act } from '../../domain/acts.ts';
import { texts as deletion } from './my-data.ts';
import { texts as profile } from './profile.ts';
import { texts as security } from './security.ts';
import { texts as sharing } from './sharing.ts';

/** What a completed act did; null if the page shows the result itself. */
const done: Record<Act, string | null> = {
  'logg-ut': null,
  fodselsnummer: null,
  tilbakemelding: null,
  undersokelse: null,
  kontakt: null,
  'ikke-meg': null,
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
  del: sharing.invite.sent,
  'godta-deling': sharing.received.accepted,
  'avslutt-deling': sharing.given.stopped,
  informasjonskapsler: 'Valgene dine er lagret.',
  'send-fil': 'Filen er sendt.',
};

/** What a completed act did, when the session had ended and the page can't show the result itself. */
const doneAfterSession: Partial<Record<Act, string>> = {
  tilbakemelding: 'Tilbakemeldingen er sendt. Du var ikke lenger logget inn.',
  undersokelse: 'Svarene er sendt. Du var ikke lenger logget inn.',
  kontakt: 'Kontaktopplysningene er sendt. Du var ikke lenger logget inn.',
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
  'avslutt-andre': 'De andre innloggingene er ikke avsluttet.',
  'ikke-meg': 'Du er ikke logget ut, og banken har ikke fått beskjed.',
  sletting: 'Ønsket om sletting er ikke sendt.',
  'angre-sletting': 'Ønsket om sletting er ikke trukket.',
  'send-fil': 'Filen er ikke sendt.',
  del: 'Invitasjonen er ikke sendt.',
  'godta-deling': 'Du har ikke godtatt delingen.',
  'avslutt-deling': 'Delingen er ikke avsluttet.',
};

/** The messages about acts that the server answers (spec: beyond §7). */
export const texts = {
  done,
  doneAfterSession,
  notDone,
  notSaved: 'Ingenting er lagret.',
  stalePage: 'Siden hørte til en annen innlogging. Prøv igjen herfra.',
  sessionEnded: 'Du var ikke lenger logget inn. Logg inn, og prøv igjen.',
  cookiesGone: 'Nettleseren hadde ikke lenger informasjonskapslene våre. Prøv igjen.',
  unknown: 'Vi vet ikke om det ble gjort. Se hva som står på siden nå.',
};
