import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claims-jump.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Claims',
  loading: 'We are taking you there...',
  withoutScript: 'Your browser does not run scripts, so we cannot take you there automatically. ',
  toClaims: 'Go to your claims',
};
