import type { LoginOutcome } from '../../domain/login-outcome.ts';

/** The texts of the page shown after a login that did not create a session. */
export const outcomeTexts: Readonly<Record<LoginOutcome, { title: string; lead: string }>> = {
  'ikke-fullfort': {
    title: 'Innloggingen ble ikke fullført',
    lead: 'Den kan ha tatt for lang tid, lenken er brukt før, eller nettleseren din tar ikke imot informasjonskapsler herfra. Ingen er logget inn.',
  },
  stoppet: {
    title: 'Innloggingen ble ikke fullført',
    lead: 'Innloggingstjenesten stoppet før du var ferdig. Logg inn på nytt, og ring oss hvis det skjer igjen.',
  },
  'ugyldig-svar': {
    title: 'Innloggingen ble ikke fullført',
    lead: 'Svaret fra innloggingstjenesten var ikke til å stole på, så vi brukte det ikke. Logg inn på nytt, og ring oss hvis det skjer igjen.',
  },
  'for-lavt-niva': {
    title: 'Du må logge inn på en sikrere måte',
    lead: 'Forsikringene dine krever en sikrere innlogging enn den du brukte. Logg inn på nytt med en elektronisk ID på et høyere nivå, for eksempel BankID.',
  },
  'for-gammel': {
    title: 'Du må vise hvem du er på nytt',
    lead: 'Det er for lenge siden du sist brukte den elektroniske ID-en din. Logg inn på nytt med den.',
  },
  'uten-fodselsnummer': {
    title: 'Vi fikk ikke vite hvem du er',
    lead: 'Innloggingstjenesten ga oss ikke fødselsnummeret ditt, og uten det finner vi ikke forsikringene dine. Logg inn på nytt med en annen elektronisk ID, eller ring oss.',
  },
  'feil-oppsett': {
    title: 'Innloggingen virker ikke akkurat nå',
    lead: 'Feilen er hos oss, ikke hos deg. Prøv igjen senere, eller ring oss.',
  },
  'svarer-ikke': {
    title: 'Innloggingen svarer ikke',
    lead: 'Vi får ikke kontakt med innloggingstjenesten akkurat nå. Vent litt, og logg inn på nytt.',
  },
  vent: {
    title: 'Vent litt med å logge inn',
    lead: 'Det har kommet mange innlogginger fra nettet du bruker. Vent et minutt, og prøv igjen.',
  },
};

/** The texts used if the browser still has an earlier session. */
export const stillTexts = {
  /** replaces `ikke-fullfort` */
  notCompleted: {
    title: 'Du er allerede logget inn',
    lead: 'Denne innloggingen ble ikke fullført, eller lenken er brukt før. Du er fortsatt logget inn fra før.',
  },
  /** added below other errors */
  still: 'Du er fortsatt logget inn fra før.',
} as const;

export const LOG_IN_AGAIN = 'Logg inn på nytt';
