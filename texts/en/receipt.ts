import type { Translation } from '../languages.ts';
import type * as nb from '../nb/receipt.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Receipt',
  lead: (inSentence) => `Thank you for choosing ${inSentence} with us.`,
  insurance: 'insurance',
  products: {
    BIL: 'car insurance',
    HUS: 'house insurance',
    REISE: 'travel insurance',
    LIVSFORSIKRING: 'life insurance',
    KRITISK_SYKDOM: 'critical illness insurance',
    INNBO: 'contents insurance',
    UFOEREPENSJON: 'a disability pension',
    UFOEREKAPITAL: 'disability lump-sum insurance',
    BEHANDLINGSFORSIKRING: 'medical treatment insurance',
    MOPED: 'moped insurance',
    FRITIDSHUS: 'holiday home insurance',
    BAAT: 'boat insurance',
    MC: 'motorcycle insurance',
    KJAELEDYR: 'pet insurance',
    LOFAVOR_KJAELEDYR: 'pet insurance',
    SEK: 'electric scooter insurance',
    TILHENGER: 'trailer insurance',
  },
  bought: { one: 'Your insurance', several: 'Your policies of this type' },
  loading: 'Loading your insurance',
  withoutPrice: 'The price is not ready yet.',
  notReady: 'The policy is not ready yet. It will appear in your overview as soon as it is.',
  failed:
    'We cannot show your insurance right now. That does not mean that anything is wrong with your purchase.',
  next: {
    heading: 'What happens now',
    steps: [
      'You will find the policy under documents as soon as it is ready.',
      'The insurance will appear in your overview, where you can see what it costs.',
      'We will tell you if there is anything more you need to do.',
    ],
  },
  toDocuments: 'View your documents',
};
