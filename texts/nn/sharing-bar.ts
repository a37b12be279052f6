import type { Translation } from '../languages.ts';
import type * as nb from '../nb/sharing-bar.ts';

export const texts: Translation<typeof nb.texts> = {
  label: 'Deling',
  whose: (name: string) =>
    name ? `Du ser forsikringane til ${name}.` : 'Du ser forsikringane til ein som deler med deg.',
  readOnly: 'Du kan ikkje endre noko.',
  back: 'Tilbake til mine',
};
