import type { Translation } from '../languages.ts';
import type * as nb from '../nb/recommendations.ts';

const STANDARD_PRICE = 'Som LO-medlem får du toppdekning til standardpris.';
const LOWER_DEDUCTIBLE = 'Som LO-medlem får du 1000 kroner lågare eigendel på heim.';
const COLLECTIVE = 'Som LO-medlem kan du òg få kollektiv rabatt på opptil 15\u00a0%.';

export const texts: Translation<typeof nb.texts> = {
  heading: 'Tilrådd for deg',
  loading: 'Hentar tilrådingane dine',
  memberMark: 'LO',
  products: {
    BIL: {
      name: 'Bilforsikring',
      lead: 'Vi hjelper deg i gang igjen etter motorstopp, bulk eller kollisjon.',
      short: 'Bil',
      tagline: 'Trygg på vegen',
      member: STANDARD_PRICE,
    },
    HUS: {
      name: 'Husforsikring',
      lead: 'Vi dekkjer skadar på huset og hagen, frå vasslekkasje til brann og naturskade.',
      short: 'Hus',
      tagline: 'Frå kjellar til tak',
      member: LOWER_DEDUCTIBLE,
    },
    REISE: {
      name: 'Reiseforsikring',
      lead: 'Vi er der når reisa må avbestillast, bagasjen blir borte eller nokon blir sjuke.',
      short: 'Reise',
      tagline: 'På tur i heile verda',
      member: STANDARD_PRICE,
    },
    LIVSFORSIKRING: {
      name: 'Livsforsikring',
      lead: 'Dei du er glad i, får ein sum å leve vidare med viss du fell frå.',
      short: 'Liv',
      tagline: 'For dei du er glad i',
      member: COLLECTIVE,
    },
    KRITISK_SYKDOM: {
      name: 'Forsikring ved kritisk sjukdom',
      lead: 'Blir du alvorleg sjuk, får du ein sum du bestemmer over sjølv.',
      short: 'Kritisk sjukdom',
      tagline: 'Pengar når du treng dei',
      member: COLLECTIVE,
    },
    INNBO: {
      name: 'Innbuforsikring',
      lead: 'Vi erstattar tinga dine etter innbrot, brann eller vasskade.',
      short: 'Innbu',
      tagline: 'For alt du eig',
      member: LOWER_DEDUCTIBLE,
    },
    UFOEREPENSJON: {
      name: 'Uførepensjon',
      lead: 'Du får pengar kvar månad viss du blir ufør og ikkje kan jobbe som før.',
      short: 'Uførepensjon',
      tagline: 'Inntekt kvar månad',
      member: COLLECTIVE,
    },
    UFOEREKAPITAL: {
      name: 'Uførekapital',
      lead: 'Du får ein eingongssum viss du blir varig ufør, så kvardagen blir lettare å ordne.',
      short: 'Uførekapital',
      tagline: 'Ein sum på éin gong',
      member: COLLECTIVE,
    },
    BEHANDLINGSFORSIKRING: {
      name: 'Behandlingsforsikring',
      lead: 'Du kjem raskare til undersøking og behandling når du blir sjuk eller skadd.',
      short: 'Behandling',
      tagline: 'Raskare hjelp',
      member: COLLECTIVE,
    },
    MOPED: {
      name: 'Mopedforsikring',
      lead: 'Vi dekkjer mopeden ved tjuveri, velt og kollisjon.',
      short: 'Moped',
      tagline: 'Klar for turen',
      member: COLLECTIVE,
    },
    FRITIDSHUS: {
      name: 'Hytteforsikring',
      lead: 'Vi dekkjer skadar på hytta, frå frosne røyr til storm.',
      short: 'Hytte',
      tagline: 'Når du er borte òg',
      member: STANDARD_PRICE,
    },
    BAAT: {
      name: 'Båtforsikring',
      lead: 'Vi dekkjer båten på sjøen, på land og på hengar, med motor og utstyr.',
      short: 'Båt',
      tagline: 'Trygg på sjøen',
      member: COLLECTIVE,
    },
    MC: {
      name: 'Motorsykkelforsikring',
      lead: 'Vi dekkjer motorsykkelen og utstyret ditt, på vegen og i vinterlagring.',
      short: 'Motorsykkel',
      tagline: 'For heile sesongen',
      member: STANDARD_PRICE,
    },
  },
  seePrice: (inSentence) => `Sjå pris på ${inSentence}`,
  discount: {
    heading: 'Samlerabatt',
    text: 'Du kan få opptil 20\u00a0% når du samlar forsikringane.',
    online: (percent) => `Du får ${percent}\u00a0% rabatt når du kjøper bilforsikring på nett.`,
    onlineShort: (percent) => `${percent}\u00a0% rabatt på nett`,
    question: 'Slik verkar samlerabatten',
    answer:
      'Jo fleire forsikringar du har hos oss, jo større kan rabatten bli. Du ser rabatten i prisen før du kjøper.',
  },
  seeAll: 'Sjå alle forsikringane våre',
};
