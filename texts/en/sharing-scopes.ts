import type * as nb from '../nb/sharing-scopes.ts';

export const SHARING_SCOPE_NAMES: typeof nb.SHARING_SCOPE_NAMES = {
  FORSIKRINGER: 'Policies',
  DOKUMENTER: 'Documents',
  SKADER: 'Claims',
  FAKTURA: 'Invoices',
};
