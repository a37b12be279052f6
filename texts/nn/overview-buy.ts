import type { Translation } from '../languages.ts';
import type * as nb from '../nb/overview-buy.ts';

export const texts: Translation<typeof nb.texts> = {
  heading: 'Treng du ei ny forsikring?',
  discount: 'Du kan få opptil 20\u00a0% rabatt når du samlar forsikringane hos oss.',
  aboutDiscount: 'Meir om rabatten',
  explanation: 'Rabatten kjem an på kva forsikringar du har, og kor mange. Du ser kva du får, før du kjøper.',
  action: 'Kjøp forsikring',
};
