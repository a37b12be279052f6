export const texts = {
  MOTTATT: 'Mottatt',
  UNDER_BEHANDLING: 'Under behandling',
  VENTER_PAA_DEG: 'Venter på deg',
  UTBETALT: 'Utbetalt',
  AVSLUTTET: 'Avsluttet',
  /** of a claim whose status we have no word for */
  OTHER: 'Registrert',
} as const;
