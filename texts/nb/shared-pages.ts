/** The texts of pages with another customer's data (spec: beyond §12). */
export const texts = {
  over: {
    title: 'Delingen er avsluttet',
    lead: 'Den kan ha utløpt, eller en av dere har avsluttet den. Forsikringene dine finner du i oversikten.',
  },
  overview: {
    title: (firstName: string | null) =>
      firstName ? `Forsikringene til ${firstName}` : 'Delte forsikringer',
    holder: (firstName: string | null) => `${firstName ?? 'Personen'} har `,
    empty: (firstName: string | null) => `${firstName ?? 'Personen'} har ingen forsikringer hos oss nå.`,
    loading: 'Vi henter forsikringene.',
    partial: 'Dette er forsikringene vi får tak i akkurat nå.',
    heading: 'Forsikringer',
    missing: 'noen av forsikringene',
    shared: (firstName: string | null) => (firstName ? `Det ${firstName} deler` : 'Dette deles'),
    scopes: 'Du kan se',
    until: 'Til',
    toSharing: 'Se eller avslutt delingen',
  },
  list: {
    lead: 'Du ser det som er delt med deg.',
    empty: 'Her er det ingenting nå.',
    loading: 'Henter det som er delt med deg',
    failed: 'Vi får ikke tak i det som er delt, akkurat nå.',
    incomplete: 'Noen av systemene våre er nede. Det kan hende noe mangler fra listen.',
    missing: 'noe av det som er delt',
  },
  claims: {
    waiting: 'Venter på kunden',
    waitingFor: 'Vi trenger noe fra kunden før vi kan gå videre.',
  },
  details: {
    coverages: 'Dette dekker forsikringen',
    formerCoverages: 'Dette dekket forsikringen',
  },
} as const;
