import { addressOf } from './paths.ts';

/** The acts by their names in addresses. Each is a form that works without scripts (spec: beyond §7, ADR-041). */
export const ACTS = [
  'logg-ut',
  'fodselsnummer',
  'adresse',
  'epost',
  'mobil',
  'reservasjon',
  'samtykke',
  'fjern-tilbud',
  'tilbakemelding',
  'undersokelse',
  'kontakt',
  'avslutt-innlogging',
  'avslutt-andre',
  'ikke-meg',
  'sletting',
  'angre-sletting',
  'del',
  'godta-deling',
  'avslutt-deling',
  'informasjonskapsler',
  'send-fil',
] as const;

export type Act = (typeof ACTS)[number];

/** The path of the acts, below `BASE_PATH`. */
export const ACTS_PATH = '/oversikt/handling';

/** The query parameter that opens the form of an act, such as `?apne=epost`. */
export const OPEN_PARAMETER = 'apne';

/** The id of the message about an act. The server's redirect leads to it. */
export const ACT_MESSAGE_ID = 'melding';

/** Returns the address that the form of an act is sent to. */
export function actAddress(act: Act): string {
  return addressOf(`${ACTS_PATH}/${act}`);
}

/** Returns the name of the field with the answer to a survey question, by its place in the survey. */
export function answerField(place: number): string {
  return `svar${place}`;
}
