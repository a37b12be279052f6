export const texts = {
  inProgress: 'Under behandling',
  ends: (date: string) => `Avsluttes ${date}`,
  ended: (date: string) => `Avsluttet ${date}`,
  ending: 'Avsluttes',
  endsSometime: 'Skal avsluttes',
  endedSometime: 'Avsluttet',
  temporary: 'Midlertidig',
  renewal: 'Fornyelse',
} as const;
