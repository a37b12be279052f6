export const texts = {
  MOTTATT: 'Mottatt',
  UNDER_BEHANDLING: 'Under behandling',
  VENTER_PAA_DEG: 'Venter på deg',
  UTBETALT: 'Utbetalt',
  AVSLUTTET: 'Avsluttet',
  AVSLAATT: 'Avslått',
  /** for a claim with an unknown status */
  OTHER: 'Registrert',
} as const;
