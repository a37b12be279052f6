export const texts = {
  search: {
    label: 'Søk i dokumentene',
    insurance: 'Forsikring',
    all: 'Alle forsikringer',
    kinds: 'Slag',
    found: (count: number, of: number) => `Viser ${count} av ${of} dokumenter`,
    none: 'Ingen dokumenter passer til det du søker etter.',
    showAll: 'Vis alle',
  },
  kinds: {
    FORSIKRINGSBEVIS: 'Forsikringsbevis',
    VILKAAR: 'Vilkår',
    FAKTURA: 'Faktura',
    GRONT_KORT: 'Grønt kort',
    AARSOVERSIKT: 'Årsoversikt',
    BREV: 'Brev',
  },
  pdf: 'PDF',
  agreement: (number: string) => `avtale ${number}`,
  insurance: (name: string, number: string) => `${name}, avtale ${number}`,
  namesMissing: 'Vi får ikke tak i navnene på alle forsikringene dine akkurat nå.',
  showAll: (count: number) => `Vis alle ${count} dokumenter`,
} as const;
