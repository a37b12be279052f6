/** The messages shown when the mobile bank app does not open a link. */
export const texts = {
  notOpened: 'Vi klarte ikke å åpne lenken. Prøv igjen.',
  refused: (host: string) => `Lenken til ${host} kan ikke åpnes i appen.`,
} as const;
