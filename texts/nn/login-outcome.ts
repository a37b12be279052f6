import type { Translation } from '../languages.ts';
import type * as nb from '../nb/login-outcome.ts';

export const outcomeTexts: Translation<typeof nb.outcomeTexts> = {
  'ikke-fullfort': {
    title: 'Innlogginga blei ikkje fullført',
    lead: 'Ho kan ha teke for lang tid, lenka er brukt før, eller nettlesaren din tek ikkje imot informasjonskapslar herfrå. Ingen er logga inn.',
  },
  stoppet: {
    title: 'Innlogginga blei ikkje fullført',
    lead: 'Innloggingstenesta stoppa før du var ferdig. Logg inn på nytt, og ring oss viss det skjer igjen.',
  },
  'ugyldig-svar': {
    title: 'Innlogginga blei ikkje fullført',
    lead: 'Svaret frå innloggingstenesta var ikkje til å stole på, så vi brukte det ikkje. Logg inn på nytt, og ring oss viss det skjer igjen.',
  },
  'for-lavt-niva': {
    title: 'Du må logge inn på ein sikrare måte',
    lead: 'Forsikringane dine krev ei sikrare innlogging enn den du brukte. Logg inn på nytt med ein elektronisk ID på eit høgare nivå, til dømes BankID.',
  },
  'for-gammel': {
    title: 'Du må vise kven du er på nytt',
    lead: 'Det er for lenge sidan du sist brukte den elektroniske ID-en din. Logg inn på nytt med han.',
  },
  'uten-fodselsnummer': {
    title: 'Vi fekk ikkje vite kven du er',
    lead: 'Innloggingstenesta gav oss ikkje fødselsnummeret ditt, og utan det finn vi ikkje forsikringane dine. Logg inn på nytt med ein annan elektronisk ID, eller ring oss.',
  },
  'feil-oppsett': {
    title: 'Innlogginga verkar ikkje akkurat no',
    lead: 'Feilen er hos oss, ikkje hos deg. Prøv igjen seinare, eller ring oss.',
  },
  'svarer-ikke': {
    title: 'Innlogginga svarer ikkje',
    lead: 'Vi får ikkje kontakt med innloggingstenesta akkurat no. Vent litt, og logg inn på nytt.',
  },
  vent: {
    title: 'Vent litt med å logge inn',
    lead: 'Det har kome mange innloggingar frå nettet du bruker. Vent eit minutt, og prøv igjen.',
  },
};

export const stillTexts: Translation<typeof nb.stillTexts> = {
  notCompleted: {
    title: 'Du er allereie logga inn',
    lead: 'Denne innlogginga blei ikkje fullført, eller lenka er brukt før. Du er framleis logga inn frå før.',
  },
  still: 'Du er framleis logga inn frå før.',
};

export const LOG_IN_AGAIN = 'Logg inn på nytt';
