import type { Translation } from '../languages.ts';
import type * as nb from '../nb/confirmation-check.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Kontroller ei stadfesting',
  lead: 'Skriv koden som står i stadfestinga.',
  code: 'Kode',
  error: 'Feil',
  missing: 'Skriv koden som står i stadfestinga.',
  submit: 'Kontroller',
  valid: {
    heading: 'Gyldig',
    now: 'Forsikringa gjeld i dag.',
    later: (date) => `Forsikringa gjeld frå ${date}.`,
  },
  invalid: {
    heading: 'Ikkje gyldig',
    text: 'Koden er feil eller for gammal, eller forsikringa gjeld ikkje lenger. Be den som gav deg koden, om ei ny stadfesting.',
  },
  unavailable: {
    heading: 'Kan ikkje kontrollerast no',
    text: 'Eitt av systema våre svarer ikkje. Det betyr ikkje at stadfestinga er ugyldig. Prøv igjen om litt.',
  },
  tooMany: {
    heading: 'For mange forsøk',
    text: 'Vent eit minutt, og prøv igjen.',
  },
  facts: {
    insurer: 'Forsikringsselskap',
    product: 'Forsikring',
    period: 'Periode',
    initials: 'Initialar',
    birthYear: 'Fødselsår',
  },
  periodFrom: (date) => `Frå ${date}`,
  periodTo: (date) => `Til ${date}`,
  checkedOn: (date) => `Kontrollert ${date}.`,
  note: 'Du treng ikkje logge inn. Vi viser berre initialane og fødselsåret til den som har forsikringa.',
};
