import type { Translation } from '../languages.ts';
import type * as nb from '../nb/receipt.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Kvittering',
  lead: (inSentence) => `Takk for at du valde ${inSentence} hos oss.`,
  insurance: 'forsikring',
  products: {
    BIL: 'bilforsikring',
    HUS: 'husforsikring',
    REISE: 'reiseforsikring',
    LIVSFORSIKRING: 'livsforsikring',
    KRITISK_SYKDOM: 'forsikring ved kritisk sjukdom',
    INNBO: 'innbuforsikring',
    UFOEREPENSJON: 'uførepensjon',
    UFOEREKAPITAL: 'uførekapital',
    BEHANDLINGSFORSIKRING: 'behandlingsforsikring',
    MOPED: 'mopedforsikring',
    FRITIDSHUS: 'hytteforsikring',
    BAAT: 'båtforsikring',
    MC: 'motorsykkelforsikring',
    KJAELEDYR: 'dyreforsikring',
    LOFAVOR_KJAELEDYR: 'dyreforsikring',
    SEK: 'elsparkesykkelforsikring',
    TILHENGER: 'tilhengarforsikring',
  },
  bought: { one: 'Forsikringa di', several: 'Forsikringane du har av denne typen' },
  loading: 'Hentar forsikringa di',
  withoutPrice: 'Prisen er ikkje klar enno.',
  notReady: 'Avtalen er ikkje klar enno. Han kjem i oversikta så snart han er det.',
  failed: 'Vi får ikkje vist forsikringa di akkurat no. Det betyr ikkje at noko er gale med kjøpet.',
  next: {
    heading: 'Dette skjer no',
    steps: [
      'Du finn avtalen blant dokumenta dine så snart han er klar.',
      'Forsikringa kjem i oversikta di, der du ser kva ho kostar.',
      'Du får beskjed viss det er noko meir du må gjere.',
    ],
  },
  toDocuments: 'Sjå dokumenta dine',
};
