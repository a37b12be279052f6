export const texts = {
  title: 'Logg inn',
  lead: 'For å kunne vise deg forsikringene dine, må vi vite litt om hvem du er.',
  security:
    'For sikkerhets skyld må du legitimere deg med elektronisk ID. Da er det bare du som får se opplysningene dine.',
  frame: 'Innlogging med elektronisk ID',
  loading: 'Laster innloggingsvindu',
  withoutScript: 'Last siden på nytt for å logge inn.',
  union: 'LO',
  unionLead: 'For deg som er LO-medlem',
} as const;
