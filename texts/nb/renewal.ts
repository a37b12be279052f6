/** The renewal of an insurance, its earlier prices, and the ways to change it (spec: beyond §9). */
export const texts = {
  heading: (day: string) => `Fornyes ${day}`,
  now: 'Nå',
  /** on the day of the renewal */
  before: 'Før',
  from: (day: string) => `Fra ${day}`,
  /** a price difference per month; `percent` is null if it is too small to say */
  moreInMonth: (amount: string, percent: string | null) =>
    `${amount} mer i måneden${percent ? `, ${percent}` : ''}`,
  lessInMonth: (amount: string, percent: string | null) =>
    `${amount} mindre i måneden${percent ? `, ${percent}` : ''}`,
  moreInYear: (amount: string, percent: string | null) =>
    `${amount} mer i året${percent ? `, ${percent}` : ''}`,
  lessInYear: (amount: string, percent: string | null) =>
    `${amount} mindre i året${percent ? `, ${percent}` : ''}`,
  percent: (number: string) => `${number}\u00a0%`,
  samePrice: 'Samme pris som nå',
  noPrice: 'Vi har ikke fått den nye prisen ennå.',
  reasons: { changed: 'Derfor endres prisen', same: 'Dette er endret' },
  own: 'Det du har endret',
  general: 'Det som endres for alle',
  other: 'Annet',
  keep: { name: 'Behold', text: 'Du trenger ikke gjøre noe. Forsikringen fortsetter av seg selv.' },
  change: 'Endre',
  cancel: 'Si opp',
  changeBy: (day: string) => `Gjør endringene innen ${day}.`,
  cancelBy: (day: string) => `Gi beskjed innen ${day}.`,
  deadlineWas: (day: string) => `Fristen var ${day}.`,
  changeAtAnyTime: 'Tilpass forsikringen.',
  cancelAtAnyTime: 'Si opp forsikringen.',
  contact: 'Ta kontakt med oss.',
  manage: 'Endre eller si opp',
  fiveYears: 'Pris de siste fem årene',
  years: 'Prisen de siste årene',
  inMonth: 'Kroner i måneden',
  inYear: 'Kroner i året',
  /** the chart in words; `first` and `last` are years */
  chart: (first: string, before: string, last: string, now: string) =>
    `Fra ${before} i ${first} til ${now} i ${last}`,
  asTable: 'Vis som tabell',
  columns: { from: 'Fra', month: 'Pris i måneden', year: 'Pris i året' },
  unknown: 'ikke oppgitt',
  /** abbreviated, below a bar; the first is January */
  months: ['jan.', 'feb.', 'mars', 'april', 'mai', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'des.'],
};
