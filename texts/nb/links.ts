/** The message where the mobile bank app opens no link. */
export const texts = {
  notOpened: 'Vi klarte ikke å åpne lenken. Prøv igjen.',
  refused: (host: string) => `Lenken til ${host} kan ikke åpnes i appen.`,
} as const;
