/** The names of devices. */
export const texts = {
  browserOn: (browser: string, system: string) => `${browser} på ${system}`,
  unknown: 'Ukjent enhet',
} as const;
