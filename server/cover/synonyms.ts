import type { AgreementArea } from '../../domain/agreement-area.ts';

/** Words with the same meaning for a customer who asks what is covered, in Norwegian and English. */
export type Synonyms = {
  /** in lower case; several words are found only in questions */
  words: readonly string[];
  /** words of covers that answer a question with one of `words`, but not the other way round */
  also?: readonly string[];
  /** the areas where `also` applies; left out: all */
  areas?: readonly AgreementArea[];
  /** whether they say only where it happened; they count if the question asks about nothing else */
  isPlace?: boolean;
};

const VEHICLES: readonly AgreementArea[] = ['kjoretoy'];
const HOMES: readonly AgreementArea[] = ['hus-og-hytte', 'innbo-og-ting'];
const TRAVEL: readonly AgreementArea[] = ['reise'];
const ANIMALS: readonly AgreementArea[] = ['dyr'];
const LIFE: readonly AgreementArea[] = ['liv-og-helse'];
const BOATS: readonly AgreementArea[] = ['baat'];

/** The synonyms of the insurance's language (spec: beyond §8). Inflections and compounds need no entry. */
export const SYNONYMS: readonly Synonyms[] = [
  // Vehicles
  { words: words('bil kjøretøy køyretøy car vehicle') },
  {
    words: [
      ...words('leiebil leigebil erstatningsbil lånebil rental'),
      'rental car',
      'hire car',
      'courtesy car',
      'replacement car',
      'loan car',
    ],
  },
  {
    words: [
      ...words('veihjelp veghjelp redning bilberging vegassistanse viking falck nødhjelp roadside towing'),
      'roadside assistance',
      'breakdown cover',
    ],
  },
  {
    words: [
      ...words(
        'motorstopp bilstopp havarert punktering punktert punctured puncture breakdown startproblem tauing taue towed',
      ),
      'tom for bensin',
      'dødt batteri',
      'flat battery',
      'flat tyre',
      'flat tire',
      'starter ikke',
      'broken down',
      'broke down',
    ],
    also: words('veihjelp berging slep'),
    areas: ['kjoretoy', 'baat'],
  },
  { words: words('kasko comprehensive collision') },
  {
    words: [
      ...words(
        'kollisjon kollidere kolliderte kræsj krasj bulk bulket bulka parkeringsskade lakkskade kjørte utforkjøring crash crashed dent',
      ),
      'kjørte av veien',
    ],
    also: words('kasko'),
    areas: VEHICLES,
  },
  {
    words: [
      ...words('frontrute rute ruteknusing steinsprut windscreen windshield vindusglass glassrute'),
      'stone chip',
    ],
    also: words('glass'),
  },
  { words: words('glass glas') },
  {
    words: [...words('elg rådyr hjort påkjørsel viltpåkjørsel moose deer')],
    also: words('kasko'),
    areas: VEHICLES,
  },
  { words: words('kjørelengde køyrelengd kilometer mileage kilometerstand') },
  { words: words('bonus bonusen') },
  {
    words: [
      ...words('registreringsnummer registreringsnummeret regnummer skiltnummer bilskilt'),
      'registration number',
      'number plate',
      'license plate',
    ],
  },
  {
    words: [...words('hovedfører hovudførar sjåfør fører førar ungdomsfører driver drivers'), 'young driver'],
  },
  { words: words('motor motoren maskinskade engine motorhavari') },
  { words: words('sparkesykkel scooter elsparkesykkel') },
  { words: words('dekk felg felger hjul tyre tire wheel') },
  { words: words('nøkkel nøkler nykel key keys') },
  { words: words('feilfylling feilfylt misfuel misfuelling'), also: words('kasko'), areas: VEHICLES },
  { words: words('tilhenger henger tilhengar trailer') },
  { words: words('bobil bubil motorhome campervan') },
  { words: words('campingvogn campingvogna caravan') },
  {
    words: [
      ...words('lader laderen hjemmelader elbillader ladekabel ladeboks charger wallbox'),
      'charging cable',
    ],
  },
  {
    words: [
      ...words(
        'promille fyllekjøring fyllekjørt fyllekøyring promillekjøring alkohol beruset ruspåvirket drunk alcohol',
      ),
      'kjørte i fylla',
      'kjørt i fylla',
      'kjøre i fylla',
      'køyrde i fylla',
      'drunk driving',
    ],
  },

  // Causes
  { words: words('brann brent brenner fire burnt ild lynnedslag lyn lightning') },
  {
    words: words(
      'tyveri tjuveri tjuv tyv stjålet stjele stjeler stjålen stjålne stolen stole theft steal thief tyvegods',
    ),
  },
  { words: words('ran ranet robbery robbed overfall'), also: words('tyveri') },
  {
    words: [
      ...words('innbrudd innbrot innbruddet burglary burglars burglar'),
      'break-in',
      'brutt seg inn',
      'broke into',
    ],
    also: words('tyveri'),
    areas: ['innbo-og-ting', ...VEHICLES, ...BOATS],
  },
  { words: words('hærverk vandalisme vandalism graffiti tagging ripet ripe') },
  {
    words: words(
      'naturskade naturskader vindskade flom ras skred storm stormflo jordskred orkan jordskjelv vulkan vulkanutbrudd flood flooding landslide earthquake volcano',
    ),
  },
  {
    words: [
      ...words(
        'vannskade vasskade lekkasje vannlekkasje vasslekkasje vannrør rørbrudd rørbrot rør leak leakage oversvømmelse leaking',
      ),
      'water damage',
      'burst pipe',
    ],
  },
  { words: words('vann vatn water') },
  {
    words: words(
      'vaskemaskin oppvaskmaskin varmtvannsbereder varmtvannstank toalett avløp bad baderom dishwasher plumbing bathroom',
    ),
    also: words('vannskade'),
    areas: HOMES,
  },
  { words: words('frost frosset frozen frosne') },
  { words: words('sopp råte muggsopp hussopp rot mould mold fungus') },
  { words: words('insekter insekt maur stokkmaur skjeggkre veggdyr insect insects ants pests') },
  { words: words('mus rotter rotte gnagere mice rats rodents') },
  {
    words: words(
      'uhell uhellskade knust knuse knuste ødelagt øydelagt ødelegge mistet mista accident accidental broken dropped smashed søle sølte',
    ),
  },
  { words: words('ansvar ansvarsskade erstatningsansvar liability erstatningsansvarlig') },
  {
    words: [...words('påført skyld'), 'skade på andre', 'andres bil', 'damage to others', 'third party'],
    also: words('ansvar'),
  },
  {
    words: words('rettshjelp advokat rettstvist tvist nabokrangel lawyer attorney legal sakfører solicitor'),
  },
  { words: words('hund hunden valp dog puppy bikkje') },
  { words: words('katt katte kattunge cat kitten pus') },
  { words: words('hest hesten horse føll ponni') },

  // Home and things
  { words: words('hus huset bolig bustad house home bygning bygningen building') },
  { words: words('hytte hytta fritidshus fritidsbolig cabin cottage') },
  { words: words('innbo løsøre innbu contents belongings eiendeler eigedelar møbler furniture') },
  { words: words('sykkel sykler syklar elsykkel bike bikes bicycle bicycles cycle ebike') },
  {
    words: [
      ...words('mobil mobiltelefon telefon smarttelefon iphone phone smartphone cellphone tlf'),
      'mobile phone',
      'cell phone',
    ],
  },
  { words: words('pc datamaskin laptop computer macbook nettbrett ipad tablet') },
  {
    words: words('smykke smykker smykket gullring jewellery jewelry vielsesring verdigjenstand ring klokke'),
  },
  { words: words('tv fjernsyn television') },
  { words: words('briller brille eyeglasses spectacles') },
  { words: words('møbel sofa gulv parkett') },
  { words: words('tak taket roof') },
  { words: words('strømbrudd strømbrot strømstans') },
  {
    words: [
      ...words('utleie utleige utleid leietaker leietakar leigetakar airbnb tenant tenants sublet'),
      'leie ut',
      'leier ut',
      'leige ut',
      'leiger ut',
      'rent out',
      'renting out',
    ],
  },
  { words: words('byggeår byggjeår') },
  { words: words('boareal areal kvadratmeter buareal sqm') },
  {
    words: [
      ...words('identitetstyveri identitetstjuveri idtyveri idtjuveri'),
      'id tyveri',
      'id tjuveri',
      'identity theft',
    ],
    also: ['id'],
  },
  { words: words('bygge bygd built'), also: words('byggeår'), areas: HOMES },

  // Travel
  {
    words: words(
      'bagasje reisegods koffert kofferten ryggsekk luggage baggage suitcase veske bag håndbagasje',
    ),
  },
  { words: words('forsinkelse forsinket forseinking forseinka forsinka delay delayed delays ventetid') },
  {
    words: words('flyet fly flight plane flyavgang flyreise'),
    also: words('forsinkelse avbestilling'),
    areas: TRAVEL,
  },
  {
    words: [...words('tog buss train bus'), 'mistet flyet', 'missed flight'],
    also: words('forsinkelse'),
    areas: TRAVEL,
  },
  {
    words: [
      ...words(
        'avbestilling avbestille avbestilt avlyst avlysing avlyse kansellert kansellere kansellering cancel cancelled canceled cancellation avbestillingsforsikring',
      ),
    ],
  },
  {
    words: words(
      'sykdom sjukdom syk sjuk sykehus sykehuset sjukehus illness ill sick sickness hospital akutt',
    ),
  },
  {
    words: words('lege legen legevakt doctor medical legehjelp dokter'),
    also: words('sykdom veterinær'),
    areas: ['reise', 'dyr', 'liv-og-helse'],
  },
  { words: words('tannlege tann tenner dentist teeth tooth'), also: words('sykdom'), areas: TRAVEL },
  {
    words: [
      ...words('hjemtransport heimtransport hjemreise heimreise repatriation ambulansefly'),
      'transport home',
      'flown home',
    ],
  },
  { words: words('ski skiutstyr slalom langrenn snowboard skis') },
  {
    words: words(
      'ektefelle samboer kone mann barn familie family spouse wife husband partner children child kids sambuar sambuaren ektemann barna',
    ),
  },
  {
    words: [...words('utlandet utenlands abroad utland verden europa europe overseas'), 'outside norway'],
    isPlace: true,
  },
  { words: words('hotell hotellet hotel overnatting overnatte accommodation') },
  { words: words('pass passet passport') },
  {
    words: [
      ...words('varighet reiselengde'),
      'hvor lenge',
      'hvor lang',
      'kor lenge',
      'how long',
      'how many days',
      'hvor mange dager',
    ],
    also: ['lenge', 'dager'],
    areas: TRAVEL,
  },
  {
    words: [...words('gjelder'), 'hvem er dekket', 'kven er dekt', 'who is covered'],
    also: ['hvem'],
    areas: TRAVEL,
  },

  // Animals
  {
    words: words(
      'veterinær dyrlege dyrlækjar vet veterinarian veterinary dyrlegen dyresykehus veterinærhjelp dyreklinikk',
    ),
  },
  {
    words: words('operasjon operasjonen operert operation operere kirurgi'),
    also: words('veterinær behandling'),
    areas: ANIMALS,
  },
  { words: words('medisin medisiner medisinar medicine medication tabletter drugs') },
  { words: words('bitt flått halt bitten'), also: words('veterinær'), areas: ANIMALS },
  { words: words('injured'), also: words('veterinær'), areas: ANIMALS },
  { words: words('brukket brakk'), also: words('veterinær sykdom'), areas: [...ANIMALS, ...TRAVEL] },

  // Life and health
  {
    words: words('død dødsfall dør døde døyr dies death died dead'),
    also: words('liv utbetaling'),
    areas: [...LIFE, ...ANIMALS],
  },
  { words: words('livsforsikring livsforsikringen'), also: words('utbetaling'), areas: LIFE },
  { words: words('utbetaling utbetalte utbetaler payout paid') },
  {
    words: [...words('ufør uføre uførhet disability disabled arbeidsufør'), 'lost my job'],
    also: words('utbetaling'),
    areas: LIFE,
  },
  {
    words: words('kreft hjerteinfarkt slag cancer stroke infarkt'),
    also: words('utbetaling sykdom'),
    areas: LIFE,
  },
  { words: words('ulykke ulukke accident brudd beinbrudd injury'), also: words('utbetaling'), areas: LIFE },
  { words: words('skatt skattefri tax taxes') },
  {
    words: words('rådgiver rådgivar rådgivning adviser advisor counselling sorg begravelse funeral psykolog'),
  },
  { words: words('sorg begravelse funeral psykolog krise'), also: words('rådgiver'), areas: LIFE },

  // Boats
  { words: words('båt båten boat snekke jolle') },
  {
    words: [
      ...words('havari grunnstøting grunnstøte sank synke sinking grounding shipwreck påhengsmotor'),
      'gikk på grunn',
      'ran aground',
    ],
    also: words('havari'),
    areas: BOATS,
  },
  { words: words('slep slepe sleping buksering tow towed havn harbour') },

  // Money
  { words: words('egenandelen eigendel eigenandel excess deductible selvrisiko') },
  { words: words('erstatning erstatte erstatting compensation fullverdi') },
];

function words(text: string): string[] {
  return text.split(' ');
}

/**
 * Words of questions that say nothing about what is insured, in Norwegian and English. A question of only such
 * words is searched as it stands.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  words(
    'er jeg eg ikkje ikke du vi dere dei de han hun ho den det dette disse en ei et eit ein og eller men om hvis viss når ' +
      'hva kva hvem kven hvor kor hvordan korleis hvilke kva som på i av til for fra frå med uten utan hos ved under over etter ' +
      'min mi mitt mine din di ditt dine sin si sitt sine vår vårt våre meg deg seg oss han henne noe noko noen nokon alt alle ' +
      'har hadde blir ble bli vart vert blitt kan kunne skal skulle vil ville må måtte få får fikk fekk var være vere ' +
      'dekket dekt dekka dekker dekkjer dekke dekning dekningen dekningar forsikret forsikra forsikring forsikringen forsikringa ' +
      'forsikringar forsikringer gjelder gjeld egen egne også så bare berre nå no da då inn ut opp ned der her mye mykje mange ' +
      'noe fordi skjer skjedd skjedde hende dersom min skade skadet skadd skader skadar penger pengar tilbake ' +
      'a an the is am are was were be been do does did i me my mine you your we our it its they them he she his her ' +
      'and or but if when what who where how which that this these those on in of to for from with without at by under over after ' +
      'has have had can could should would will may must get gets got cover covered covers coverage insured insurance policy ' +
      'any some not no also damage damaged damages much many happens happen happened there while during has into about money back up out ' +
      'feil feilen vei veien veg vegen road går gikk gå gjør gjøre gjer ta tar tatt tok betaler betale betalt betalar pay pays',
  ),
);
