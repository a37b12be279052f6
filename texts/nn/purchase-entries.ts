import type { Translation } from '../languages.ts';
import type * as nb from '../nb/purchase-entries.ts';

export const texts: Translation<typeof nb.texts> = {
  title: 'Kva vil du forsikre?',
  lead: 'Vel område, så finn du rett forsikring.',
  owned: 'Du har denne',
  memberLinks: 'Du er LO-medlem. Difor går lenkene til forsikringane med medlemsfordelar.',
  unknownMember:
    'Er du LO-medlem? Vi får ikkje sjekka det akkurat no, så lenkene går til forsikringane utan medlemsfordelar.',
  nothing: 'Det er ingen forsikringar å kjøpe her akkurat no. Ring oss, så hjelper vi deg.',
  contact: 'Sjå telefonnummeret vårt',
  union: {
    mark: 'LO',
    title: 'For deg som er LO-medlem',
    lead: 'Du får toppdekning til standardpris og 1000 kroner lågare eigendel på heim.',
  },
  discount: {
    title: 'Samlerabatt',
    lead: 'Du kan få opptil 20\u00a0% når du samlar forsikringane.',
  },
  more: 'Meir for deg',
  business: {
    title: 'Bedrift, landbruk og burettslag',
    description: 'Forsikringar for deg som driv bedrift eller gard, eller sit i styret i eit burettslag.',
    linkText: 'Gå til bedriftsportalen',
  },
  calendar: {
    title: 'Vedlikehaldskalender',
    description: 'Små gjeremål gjennom året som førebyggjer store skadar.',
    linkText: 'Opne kalenderen',
  },
};
