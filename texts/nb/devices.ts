/** How a device is named. */
export const texts = {
  browserOn: (browser: string, system: string) => `${browser} på ${system}`,
  unknown: 'Ukjent enhet',
} as const;
