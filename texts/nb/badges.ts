export const texts = {
  underReview: 'Under behandling',
  ends: (date: string) => `Avsluttes ${date}`,
  ended: (date: string) => `Avsluttet ${date}`,
  ending: 'Avsluttes',
  sometime: { ends: 'Skal avsluttes', ended: 'Avsluttet' },
  temporary: 'Midlertidig',
  renewal: 'Fornyelse',
} as const;
