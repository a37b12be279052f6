import type * as nb from '../nb/sharing-scopes.ts';

export const SHARING_SCOPE_NAMES: typeof nb.SHARING_SCOPE_NAMES = {
  FORSIKRINGER: 'Forsikringar',
  DOKUMENTER: 'Dokument',
  SKADER: 'Skadesaker',
  FAKTURA: 'Fakturaar',
};
