export const texts = {
  title: 'Forsikringsdetaljer',
  loading: 'Henter forsikringen',
  failed: 'Vi får ikke tak i denne forsikringen akkurat nå.',
} as const;
