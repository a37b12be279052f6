export const texts = {
  title: 'Forsikringsdetaljer',
  back: 'Forsikringsoversikt',
  loading: 'Henter forsikringen',
  failed: 'Vi får ikke tak i denne forsikringen akkurat nå.',
} as const;
