export const texts = {
  title: 'Skadesaker',
  oneTitle: 'Skadesak',
  lead: 'Sakene du har meldt, og hvem som gjør hva nå.',
  loading: 'Henter skadesakene dine',
  loadingOne: 'Henter skadesaken',
  failed: 'Vi får ikke tak i skadesakene dine akkurat nå.',
  failedOne: 'Vi får ikke tak i denne skadesaken akkurat nå.',
  incomplete: 'Noen av systemene våre er nede. Det kan hende noen av skadesakene dine mangler fra listen.',
  missing: 'noen av skadesakene dine',
  empty: 'Du har ingen skadesaker hos oss. Har det skjedd noe? Meld fra, så hjelper vi deg.',
  reportDamage: 'Meld skade',
} as const;
