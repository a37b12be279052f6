export const texts = {
  asOf: (date: string) => `Slik er forsikringene ${date}.`,
} as const;
