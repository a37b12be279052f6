export const texts = {
  title: 'Hva vil du forsikre?',
  lead: 'Velg område, så finner du riktig forsikring.',
  owned: 'Du har denne',
  memberLinks: 'Du er LO-medlem. Derfor går lenkene til forsikringene med medlemsfordeler.',
  unknownMember:
    'Er du LO-medlem? Vi får ikke sjekket det akkurat nå, så lenkene går til forsikringene uten medlemsfordeler.',
  nothing: 'Det er ingen forsikringer å kjøpe her akkurat nå. Ring oss, så hjelper vi deg.',
  contact: 'Se telefonnummeret vårt',
  union: {
    mark: 'LO',
    title: 'For deg som er LO-medlem',
    lead: 'Du får toppdekning til standardpris og 1000 kroner lavere egenandel på hjem.',
  },
  discount: {
    title: 'Samlerabatt',
    lead: 'Du kan få opptil 20\u00a0% når du samler forsikringene.',
  },
  more: 'Mer for deg',
  business: {
    title: 'Bedrift, landbruk og borettslag',
    description: 'Forsikringer for deg som driver bedrift eller gård, eller sitter i styret i et borettslag.',
    linkText: 'Gå til bedriftsportalen',
  },
  calendar: {
    title: 'Vedlikeholdskalender',
    description: 'Små gjøremål gjennom året som forebygger store skader.',
    linkText: 'Åpne kalenderen',
  },
} as const;
