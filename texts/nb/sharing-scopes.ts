import type { SharingScope } from '../../domain/sharing.ts';

/** What a sharing can include (spec: beyond §12). */
export const SHARING_SCOPE_NAMES: Readonly<Record<SharingScope, string>> = {
  FORSIKRINGER: 'Forsikringer',
  DOKUMENTER: 'Dokumenter',
  SKADER: 'Skadesaker',
  FAKTURA: 'Fakturaer',
};
