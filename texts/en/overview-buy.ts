import type { Translation } from '../languages.ts';
import type * as nb from '../nb/overview-buy.ts';

export const texts: Translation<typeof nb.texts> = {
  heading: 'Do you need more insurance?',
  discount: 'You can get a discount of up to 20% when you have several policies with us.',
  aboutDiscount: 'More about the discount',
  explanation:
    'The discount depends on which policies you have, and how many. You will see your discount before you buy.',
  action: 'Buy insurance',
};
