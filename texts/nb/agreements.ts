export const texts = {
  heading: 'Forsikringene dine',
  insurances: (count: number) => (count === 1 ? '1\u00a0forsikring' : `${count}\u00a0forsikringer`),
  costs: 'Dette koster forsikringene',
  whatWeSee: 'for dem vi ser nå',
  withoutPrice: (count: number) => `${count}\u00a0uten pris`,
  policyNumber: (number: string) => `Avtale ${number}`,
  showAll: (count: number) => `Vis alle ${count} forsikringer`,
  loading: 'Henter forsikringene dine',
  missing: 'Her mangler forsikringer nå',
  failed: 'En feil oppsto ved henting av forsikringene dine.',
  incomplete: 'Noen av systemene våre er nede. Det kan hende noen av forsikringene dine mangler fra listen.',
  single: {
    price: 'Pris',
    year: 'Pris i året',
    details: 'Se hva forsikringen dekker',
    ended: 'Se hva forsikringen dekket',
  },
  search: {
    label: 'Søk i forsikringene',
    kinds: 'Vis bare',
    kind: (name: string, count: number) => `${name} (${count})`,
    found: (found: number, total: number, withEnded: boolean) =>
      found === 0
        ? 'Ingen av forsikringene passer.'
        : `Viser ${found} av ${total} forsikringer${withEnded ? ', medregnet avsluttede' : ''}.`,
    showAll: 'Vis alle',
  },
  empty: {
    heading: 'Du har ingen forsikringer',
    lead: 'Har du forsikringer et annet sted? Da kan det lønne seg å samle dem.',
  },
} as const;
