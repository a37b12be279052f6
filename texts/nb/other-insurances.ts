export const texts = {
  title: 'Forsikringer gjennom kort, program, arbeidsgiver eller forbund',
  lead: 'Kanskje er du forsikret gjennom noe du allerede har. Disse forsikringene står ikke i oversikten din.',
  toOverview: 'Se forsikringene dine',
  readMore: 'Les mer',
} as const;
