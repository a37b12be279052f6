import type { Translation } from '../languages.ts';
import type * as nb from '../nb/login.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Logg inn',
  lead: 'For å kunne vise deg forsikringane dine må vi vite litt om kven du er.',
  security:
    'Av omsyn til tryggleiken må du legitimere deg med elektronisk ID. Då er det berre du som får sjå opplysningane dine.',
  logIn: 'Logg inn',
  openInWindow: 'Opne innlogginga i heile vindauget',
  silentFrame:
    'Det ser ikkje ut til at innlogginga blir vist her. Nokre nettlesarar stoppar innlogging som står inne i ei anna side. Opne innlogginga i heile vindauget i staden.',
  frame: 'Innlogging med elektronisk ID',
  loading: 'Lastar innloggingsvindauget',
  withoutScript: 'Last sida på nytt for å logge inn.',
  cookiesBlocked:
    'Nettlesaren din tek ikkje imot informasjonskapslar herfrå. Utan dei kan du ikkje logge inn. Tillat dei for denne sida, og last ho på nytt.',
  endedBefore: {
    logout: 'Du er logga ut.',
    timeout:
      'Du er logga ut fordi du ikkje har vore aktiv på ei stund, eller fordi du har vore logga inn lenge.',
  },
  union: 'LO',
  unionLead: 'For deg som er LO-medlem',
};
