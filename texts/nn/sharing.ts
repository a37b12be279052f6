import type { Translation } from '../languages.ts';
import type * as nb from '../nb/sharing.ts';
import { SHARING_SCOPE_NAMES } from './sharing-scopes.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Del med nokon',
  back: 'Forsikringsprofil',
  lead: 'Den du inviterer, kan sjå, men ikkje endre noko.',
  loading: 'Hentar delingane dine',
  failed: 'Vi får ikkje tak i delingane dine akkurat no.',
  scopes: SHARING_SCOPE_NAMES,
  until: (date) => `Til ${date}`,
  failedToSave: 'Vi veit ikkje om det gjekk bra. Sjå kva som står på sida, og prøv igjen.',
  unseenFailure: 'Vi veit ikkje om delinga blei endra. Sjå under «Del med nokon».',
  invite: {
    heading: 'Inviter',
    ssn: 'Fødselsnummer',
    ssnHint: '11 siffer. Fødselsnummeret til den du vil dele med.',
    ssnFaults: {
      nationalIdMissing: 'Skriv fødselsnummeret til den du vil dele med.',
      nationalIdLength: 'Skriv fødselsnummeret med 11 siffer.',
    },
    scopes: 'Dette kan personen sjå',
    always: 'er alltid med',
    help: {
      FORSIKRINGER: 'Kva dei dekkjer, og kva dei kostar',
      DOKUMENTER:
        'Forsikringsbevis, vilkår, årsoversikter og brev. Fakturaar, og brev om fakturaar og skadesaker, berre viss du òg deler dei.',
      SKADER: 'Sakene dine og korleis det går',
      FAKTURA: 'Kva du skal betale, og kva du har betalt',
    },
    period: 'Kor lenge',
    periods: { 30: '1 månad', 365: '1 år' },
    send: 'Send invitasjon',
    sent: 'Invitasjonen er send.',
    needsLogin:
      'For at ingen andre skal dele forsikringane dine, må du logge inn på nytt før du kan invitere.',
  },
  given: {
    heading: 'Du deler med',
    empty: 'Du deler ikkje med nokon.',
    someone: 'Personen har godteke',
    sent: (date) => `Invitasjon send ${date}`,
    waiting: (date) => `Har ikkje svart. Går ut ${date}`,
    stop: 'Avslutt delinga',
    stopOf: (initials) => `Avslutt delinga med ${initials}`,
    stopped: 'Delinga er avslutta.',
    withdraw: 'Trekk tilbake',
    withdrawOf: (date) => `Trekk tilbake invitasjonen som blei send ${date}`,
    withdrawn: 'Invitasjonen er trekt tilbake.',
  },
  received: {
    heading: 'Delt med deg',
    someone: 'Ein person',
    invites: (name) => `${name} vil dele med deg`,
    answerBy: (date) => `Svar innan ${date}`,
    accept: 'Godta',
    acceptOf: (name) => `Godta delinga frå ${name}`,
    accepted: 'Du kan no sjå det som er delt med deg.',
    decline: 'Avslå',
    declineOf: (name) => `Avslå delinga frå ${name}`,
    declined: 'Du har avslått delinga.',
    see: 'Sjå forsikringane',
    seeOf: (name) => `Sjå forsikringane til ${name}`,
    endOf: (name) => `Avslutt delinga frå ${name}`,
  },
  happens: {
    heading: 'Dette skjer',
    steps: [
      'Sei frå til personen at du har invitert.',
      'Personen loggar inn og svarer ja eller nei, innan 14 dagar.',
      'Personen ser det du har valt, og kan ikkje endre noko.',
      'De kan begge avslutte når de vil. Då blir tilgangen stengd med ein gong.',
    ],
    activity: 'Når personen ser noko, står det i aktiviteten til dykk begge.',
    never:
      'Vi viser aldri meldingane eller tilboda dine. Vi viser heller ikkje fødselsnummeret, mobilnummeret, e-postadressa eller adressa di, men dei kan stå på forsikringar og i dokument.',
  },
};
