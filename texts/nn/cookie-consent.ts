import type { Translation } from '../languages.ts';
import type * as nb from '../nb/cookie-consent.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Vel informasjonskapslar',
  lead: 'Nokre informasjonskapslar må vi ha for at sidene skal verke. Resten bestemmer du.',
  types: {
    functional: { name: 'Funksjonelle', purpose: 'Hugsar vala dine til neste gong.' },
    statistics: {
      name: 'Statistikk',
      purpose:
        'Hjelper oss med å gjere sidene betre. Leverandørar måler bruken og tek opptak av besøk, utan tekst og tal.',
    },
    marketing: { name: 'Marknadsføring', purpose: 'Gjer at vi kan vise deg tilbod som passar for deg.' },
  },
  privacy: 'Les om personvern og informasjonskapslar',
  acceptAll: 'Godta alle',
  acceptChosen: 'Godta vala mine',
  necessaryOnly: 'Berre nødvendige',
};
