import type { Translation } from '../languages.ts';
import type * as nb from '../nb/offline.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Du er utan nett.',
  lead: 'Sida viser det vi henta sist. Det du endrar, kan ikkje lagrast før nettet er tilbake.',
  waiting: {
    page: 'Vi opnar sida du valde, når nettet er tilbake.',
    link: 'Lenka kan ikkje opnast utan nett. Prøv igjen når nettet er tilbake.',
    form: 'Skjemaet kan ikkje sendast utan nett. Prøv igjen når nettet er tilbake.',
  },
  back: 'Du er på nett igjen.',
};
