import type { Translation } from '../languages.ts';
import type * as nb from '../nb/claims-jump.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Skadesaker',
  loading: 'Vi sender deg vidare...',
  withoutScript: 'Nettlesaren din køyrer ikkje skript, så vi kan ikkje sende deg vidare av oss sjølve. ',
  toClaims: 'Gå til skadesakene dine',
};
