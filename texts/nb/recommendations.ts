import type { ProductType } from '../../web/recommendations/products.ts';

type Words = {
  name: string;
  /** the form used within a sentence; default: the name in lower case */
  inSentence?: string;
  lead: string;
  /** with `tagline`, the two lines of the smaller card */
  short: string;
  tagline: string;
  /** an additional text for members of the trade-union programme */
  member: string;
};

const STANDARD_PRICE = 'Som LO-medlem får du toppdekning til standardpris.';
const LOWER_DEDUCTIBLE = 'Som LO-medlem får du 1000 kroner lavere egenandel på hjem.';
/** A different discount than the one for combining insurances, which all customers can have. */
const COLLECTIVE = 'Som LO-medlem kan du også få kollektiv rabatt på opptil 15\u00a0%.';

const products: Readonly<Record<ProductType, Words>> = {
  BIL: {
    name: 'Bilforsikring',
    lead: 'Vi hjelper deg i gang igjen etter motorstopp, bulk eller kollisjon.',
    short: 'Bil',
    tagline: 'Trygg på veien',
    member: STANDARD_PRICE,
  },
  HUS: {
    name: 'Husforsikring',
    lead: 'Vi dekker skader på huset og hagen, fra vannlekkasje til brann og naturskade.',
    short: 'Hus',
    tagline: 'Fra kjeller til tak',
    member: LOWER_DEDUCTIBLE,
  },
  REISE: {
    name: 'Reiseforsikring',
    lead: 'Vi er der når reisen må avbestilles, bagasjen blir borte eller noen blir syke.',
    short: 'Reise',
    tagline: 'På tur i hele verden',
    member: STANDARD_PRICE,
  },
  LIVSFORSIKRING: {
    name: 'Livsforsikring',
    lead: 'De du er glad i, får en sum å leve videre med hvis du faller fra.',
    short: 'Liv',
    tagline: 'For dem du er glad i',
    member: COLLECTIVE,
  },
  KRITISK_SYKDOM: {
    name: 'Forsikring ved kritisk sykdom',
    lead: 'Blir du alvorlig syk, får du en sum du bestemmer over selv.',
    short: 'Kritisk sykdom',
    tagline: 'Penger når du trenger dem',
    member: COLLECTIVE,
  },
  INNBO: {
    name: 'Innboforsikring',
    lead: 'Vi erstatter tingene dine etter innbrudd, brann eller vannskade.',
    short: 'Innbo',
    tagline: 'For alt du eier',
    member: LOWER_DEDUCTIBLE,
  },
  UFOEREPENSJON: {
    name: 'Uførepensjon',
    lead: 'Du får penger hver måned hvis du blir ufør og ikke kan jobbe som før.',
    short: 'Uførepensjon',
    tagline: 'Inntekt hver måned',
    member: COLLECTIVE,
  },
  UFOEREKAPITAL: {
    name: 'Uførekapital',
    lead: 'Du får en engangssum hvis du blir varig ufør, så hverdagen blir lettere å ordne.',
    short: 'Uførekapital',
    tagline: 'En sum på én gang',
    member: COLLECTIVE,
  },
  BEHANDLINGSFORSIKRING: {
    name: 'Behandlingsforsikring',
    lead: 'Du kommer raskere til undersøkelse og behandling når du blir syk eller skadet.',
    short: 'Behandling',
    tagline: 'Raskere hjelp',
    member: COLLECTIVE,
  },
  MOPED: {
    name: 'Mopedforsikring',
    lead: 'Vi dekker mopeden når den blir stjålet, velter eller kolliderer.',
    short: 'Moped',
    tagline: 'Klar for turen',
    member: COLLECTIVE,
  },
  FRITIDSHUS: {
    name: 'Hytteforsikring',
    lead: 'Vi dekker skader på hytta, fra frosne rør til storm.',
    short: 'Hytte',
    tagline: 'Også når du er borte',
    member: STANDARD_PRICE,
  },
  BAAT: {
    name: 'Båtforsikring',
    lead: 'Vi dekker båten på sjøen, på land og på henger, også motor og utstyr.',
    short: 'Båt',
    tagline: 'Trygg på sjøen',
    member: COLLECTIVE,
  },
  MC: {
    name: 'Motorsykkelforsikring',
    lead: 'Vi dekker motorsykkelen og utstyret ditt, på veien og i vinterlagring.',
    short: 'Motorsykkel',
    tagline: 'For hele sesongen',
    member: STANDARD_PRICE,
  },
};

export const texts = {
  heading: 'Anbefalt for deg',
  loading: 'Henter anbefalingene dine',
  memberMark: 'LO',
  products,
  seePrice: (inSentence: string) => `Se pris på ${inSentence}`,
  discount: {
    heading: 'Samlerabatt',
    text: 'Du kan få opptil 20\u00a0% når du samler forsikringene.',
    online: (percent: number) => `Du får ${percent}\u00a0% rabatt når du kjøper bilforsikring på nett.`,
    onlineShort: (percent: number) => `${percent}\u00a0% rabatt på nett`,
    question: 'Slik virker samlerabatten',
    answer:
      'Jo flere forsikringer du har hos oss, desto større kan rabatten bli. Du ser den i prisen før du kjøper.',
  },
  seeAll: 'Se alle våre forsikringer',
} as const;
