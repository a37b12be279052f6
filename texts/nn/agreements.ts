import type { Translation } from '../languages.ts';
import type * as nb from '../nb/agreements.ts';
export const texts: Translation<typeof nb.texts> = {
  heading: 'Forsikringane dine',
  insurances: (count) => (count === 1 ? '1\u00a0forsikring' : `${count}\u00a0forsikringar`),
  costs: 'Dette kostar forsikringane',
  whatWeSee: 'for dei vi ser no',
  withoutPrice: (count) => `${count}\u00a0utan pris`,
  policyNumber: (number) => `Avtale ${number}`,
  showAll: (count) => `Vis alle ${count} ${count === 1 ? 'forsikring' : 'forsikringar'}`,
  loading: 'Hentar forsikringane dine',
  missing: 'Her manglar forsikringar no',
  failed: 'Det oppstod ein feil då vi henta forsikringane dine.',
  incomplete: 'Nokre av systema våre er nede. Det kan hende at nokre av forsikringane dine manglar på lista.',
  single: {
    price: 'Pris',
    year: 'Pris i året',
    details: 'Sjå kva forsikringa dekkjer',
    ended: 'Sjå kva forsikringa dekte',
  },
  search: {
    label: 'Søk i forsikringane',
    kinds: 'Vis berre',
    kind: (name, count) => `${name} (${count})`,
    found: (found, total, withEnded) =>
      found === 0
        ? 'Ingen av forsikringane passar.'
        : `Viser ${found} av ${total} ${total === 1 ? 'forsikring' : 'forsikringar'}${withEnded ? ', medrekna avslutta' : ''}.`,
    showAll: 'Vis alle',
  },
  empty: {
    heading: 'Du har ingen forsikringar',
    lead: 'Har du forsikringar ein annan stad? Då kan det lønne seg å samle dei.',
  },
};
