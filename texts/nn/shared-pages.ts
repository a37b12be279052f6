import type { Translation } from '../languages.ts';
import type * as nb from '../nb/shared-pages.ts';

export const texts: Translation<typeof nb.texts> = {
  over: {
    title: 'Delinga er avslutta',
    lead: 'Ho kan ha gått ut, eller ein av dykk har avslutta ho. Forsikringane dine finn du i oversikta.',
  },
  overview: {
    title: (firstName: string | null) =>
      firstName ? `Forsikringane til ${firstName}` : 'Delte forsikringar',
    holder: (firstName: string | null) => `${firstName ?? 'Personen'} har `,
    empty: (firstName: string | null) => `${firstName ?? 'Personen'} har ingen forsikringar hos oss no.`,
    loading: 'Vi hentar forsikringane.',
    partial: 'Dette er forsikringane vi får tak i akkurat no.',
    heading: 'Forsikringar',
    missing: 'nokre av forsikringane',
    shared: (firstName: string | null) => (firstName ? `Det ${firstName} deler` : 'Dette blir delt'),
    scopes: 'Du kan sjå',
    until: 'Til',
    toSharing: 'Sjå eller avslutt delinga',
  },
  list: {
    lead: 'Du ser det som er delt med deg.',
    empty: 'Her er det ingenting no.',
    loading: 'Hentar det som er delt med deg',
    failed: 'Vi får ikkje tak i det som er delt, akkurat no.',
    incomplete: 'Nokre av systema våre er nede. Det kan hende at noko manglar på lista.',
    missing: 'noko av det som er delt',
  },
  claims: {
    waiting: 'Ventar på kunden',
    waitingFor: 'Vi treng noko frå kunden før vi kan gå vidare.',
  },
  details: {
    coverages: 'Dette dekkjer forsikringa',
    formerCoverages: 'Dette dekte forsikringa',
  },
};
