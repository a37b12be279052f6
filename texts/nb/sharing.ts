import type { SharingScope } from '../../domain/sharing.ts';
import { SHARING_SCOPE_NAMES } from './sharing-scopes.ts';

/** What each choice shows the other person. */
const help: Record<SharingScope, string> = {
  FORSIKRINGER: 'Hva de dekker, og hva de koster',
  DOKUMENTER:
    'Forsikringsbevis, vilkår, årsoversikter og brev. Fakturaer, og brev om fakturaer og skadesaker, bare hvis du også deler dem.',
  SKADER: 'Sakene dine og hvordan det går',
  FAKTURA: 'Hva du skal betale, og hva du har betalt',
};

/** The page 'Del med noen' (spec: beyond §12). */
export const texts = {
  title: 'Del med noen',
  back: 'Forsikringsprofil',
  lead: 'Den du inviterer, kan se, men ikke endre noe.',
  loading: 'Henter delingene dine',
  failed: 'Vi får ikke tak i delingene dine akkurat nå.',
  scopes: SHARING_SCOPE_NAMES,
  until: (date: string) => `Til ${date}`,
  failedToSave: 'Vi vet ikke om det gikk bra. Se hva som står på siden, og prøv igjen.',
  /** on any page, after the customer left this one */
  unseenFailure: 'Vi vet ikke om delingen ble endret. Se under «Del med noen».',
  invite: {
    heading: 'Inviter',
    ssn: 'Fødselsnummer',
    ssnHint: '11 siffer. Fødselsnummeret til den du vil dele med.',
    ssnFaults: {
      nationalIdMissing: 'Skriv fødselsnummeret til den du vil dele med.',
      nationalIdLength: 'Skriv fødselsnummeret med 11 siffer.',
    },
    scopes: 'Dette kan personen se',
    always: 'er alltid med',
    help,
    period: 'Hvor lenge',
    periods: { 30: '1 måned', 365: '1 år' },
    send: 'Send invitasjon',
    sent: 'Invitasjonen er sendt.',
    needsLogin:
      'For at ingen andre skal dele forsikringene dine, må du logge inn på nytt før du kan invitere.',
  },
  given: {
    heading: 'Du deler med',
    empty: 'Du deler ikke med noen.',
    someone: 'Personen har godtatt',
    sent: (date: string) => `Invitasjon sendt ${date}`,
    waiting: (date: string) => `Har ikke svart. Utløper ${date}`,
    stop: 'Avslutt delingen',
    stopOf: (initials: string) => `Avslutt delingen med ${initials}`,
    stopped: 'Delingen er avsluttet.',
    withdraw: 'Trekk tilbake',
    withdrawOf: (date: string) => `Trekk tilbake invitasjonen som ble sendt ${date}`,
    withdrawn: 'Invitasjonen er trukket tilbake.',
  },
  received: {
    heading: 'Deles med deg',
    someone: 'En person',
    invites: (name: string) => `${name} vil dele med deg`,
    answerBy: (date: string) => `Svar innen ${date}`,
    accept: 'Godta',
    acceptOf: (name: string) => `Godta delingen fra ${name}`,
    accepted: 'Du kan nå se det som er delt med deg.',
    decline: 'Avslå',
    declineOf: (name: string) => `Avslå delingen fra ${name}`,
    declined: 'Du har avslått delingen.',
    see: 'Se forsikringene',
    seeOf: (name: string) => `Se forsikringene til ${name}`,
    endOf: (name: string) => `Avslutt delingen fra ${name}`,
  },
  happens: {
    heading: 'Dette skjer',
    steps: [
      'Si fra til personen at du har invitert.',
      'Personen logger inn og svarer ja eller nei, innen 14 dager.',
      'Personen ser det du har valgt, og kan ikke endre noe.',
      'Dere kan begge avslutte når dere vil. Da stenges tilgangen med en gang.',
    ],
    activity: 'Når personen ser noe, står det i aktiviteten til dere begge.',
    never:
      'Vi viser aldri meldingene eller tilbudene dine. Vi viser heller ikke fødselsnummeret, mobilnummeret, e-postadressen eller adressen din, men de kan stå på forsikringer og i dokumenter.',
  },
} as const;
