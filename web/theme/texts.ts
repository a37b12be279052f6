export const texts = {
  opensInNewTab: '(åpnes i ny fane)',
} as const;
