export const texts = {
  title: 'Dokumenter',
  lead: 'Forsikringsbevis, vilkår, fakturaer og brev fra oss.',
  loading: 'Henter dokumentene dine',
  failed: 'Vi får ikke tak i dokumentene dine akkurat nå.',
  incomplete: 'Noen av systemene våre er nede. Det kan hende noen av dokumentene dine mangler fra listen.',
  missing: 'noen av dokumentene dine',
  empty: 'Her samler vi dokumentene dine når du får noen.',
} as const;
