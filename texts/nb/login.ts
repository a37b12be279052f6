export const texts = {
  title: 'Logg inn',
  lead: 'For å kunne vise deg forsikringene dine, må vi vite litt om hvem du er.',
  security:
    'For sikkerhets skyld må du legitimere deg med elektronisk ID. Da er det bare du som får se opplysningene dine.',
  logIn: 'Logg inn',
  openInWindow: 'Åpne innloggingen i hele vinduet',
  silentFrame:
    'Det ser ikke ut til at innloggingen vises her. Noen nettlesere stopper den når den står inne i en annen side. Åpne den i hele vinduet i stedet.',
  frame: 'Innlogging med elektronisk ID',
  loading: 'Laster innloggingsvindu',
  withoutScript: 'Last siden på nytt for å logge inn.',
  cookiesBlocked:
    'Nettleseren din tar ikke imot informasjonskapsler herfra. Uten dem kan du ikke logge inn. Tillat dem for denne siden, og last den på nytt.',
  /** shown above the login after a session has ended */
  endedBefore: {
    logout: 'Du er logget ut.',
    timeout:
      'Du er logget ut fordi du ikke har vært aktiv på en stund, eller fordi du har vært logget inn lenge.',
  },
  union: 'LO',
  unionLead: 'For deg som er LO-medlem',
} as const;
