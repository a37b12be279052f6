export const texts = {
  asOf: (date: string) => `Slik er forsikringene dine ${date}.`,
} as const;
