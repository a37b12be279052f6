export const texts = {
  title: 'Skadesaker',
  loading: 'Vi sender deg videre...',
  withoutScript: 'Nettleseren din kjører ikke skript, så vi kan ikke sende deg videre av oss selv. ',
  toClaims: 'Gå til skadesakene dine',
} as const;
