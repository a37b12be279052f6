import { AGREEMENT_AREAS, type AgreementArea } from '../../domain/agreement-area.ts';

/** Words with the same meaning for a customer who asks what is covered, in Norwegian and English. */
export type Synonyms = {
  /** in lower case; several words are found only in questions */
  words: readonly string[];
  /** words of covers that answer a question with one of `words`, but not the other way round */
  also: readonly string[];
  /** the areas where `also` applies; undefined: all */
  areas: readonly AgreementArea[] | undefined;
  /** whether they say only where it happened */
  isPlace: boolean;
};

const PLACES =
  'utlandet, utenlands, utanlands, abroad, utland, verden, europa, europe, overseas, outside norway';

/** The synonyms (spec: beyond §8), a group a line: `words => also @ areas`. Inflections and compounds need no entry. */
const GROUPS = `
# Vehicles
bil, kjøretøy, køyretøy, car, vehicle
leiebil, leigebil, erstatningsbil, lånebil, rental, rental car, hire car, courtesy car, replacement car, loan car
veihjelp, veghjelp, redning, bilberging, vegassistanse, viking, falck, nødhjelp, roadside, towing, roadside
  assistance, breakdown cover
motorstopp, bilstopp, havarert, punktering, punktert, punctured, puncture, breakdown, startproblem, tauing, taue,
  towed, tom for bensin, dødt batteri, flatt batteri, flat battery, dead battery, flat tyre, flat tire, starter ikke,
  startar ikkje, broken down, broke down => veihjelp, berging, slep @ kjoretoy baat
kasko, comprehensive, collision, own damage
kollisjon, kollidere, kolliderte, kræsj, krasj, bulk, bulket, bulka, parkeringsskade, lakkskade, kjørte, køyrde,
  utforkjøring, utforkøyring, stolpe, crash, crashed, dent, kjørte av veien, køyrde av vegen => kasko @ kjoretoy
frontrute, bakrute, rute, vindu, vindauge, window, ruteknusing, steinsprut, windscreen, windshield,
  vindusglass, glassrute, stone chip => glass
glass, glas
elg, rådyr, hjort, påkjørsel, påkøyrsel, viltpåkjørsel, viltpåkøyrsel, påkjørt, påkøyrd,
  hit and run, moose, deer => kasko @ kjoretoy
kjørelengde, køyrelengd, kilometer, mileage, kilometerstand
bonus, bonusen
registreringsnummer, registreringsnummeret, regnummer, skiltnummer, bilskilt, registration number, number plate,
  license plate
hovedfører, hovudførar, sjåfør, fører, førar, ungdomsfører, driver, drivers, young driver
motor, motoren, maskinskade, engine, motorhavari
sparkesykkel, scooter, elsparkesykkel
dekk, felg, felger, hjul, tyre, tire, wheel
nøkkel, nøkler, nykel, key, keys
feilfylling, feilfylt, misfuel, misfuelling, drivstoff, fuel => kasko @ kjoretoy
tilhenger, henger, tilhengar, trailer
bobil, bubil, motorhome, campervan
campingvogn, campingvogna, caravan
lader, laderen, hjemmelader, heimeladar, elbillader, ladekabel, ladeboks, charger, wallbox, charging cable
promille, fyllekjøring, fyllekjørt, fyllekøyring, promillekjøring, promillekøyring, alkohol, beruset, ruspåvirket,
  drunk, alcohol, kjørte i fylla, kjørt i fylla, kjøre i fylla, køyrde i fylla, drunk driving
# Causes
brann, brent, brenner, fire, burnt, burned, ild, eld, lynnedslag, lyn, lightning
tyveri, tjuveri, tjuv, tyv, stjålet, stjele, stjeler, stjal, stel, stal, stjålen, stjålne, stolen, stole, theft, steal,
  thief, tyvegods
ran, ranet, robbery, robbed, overfall => tyveri
innbrudd, innbrot, innbruddet, burglary, burglars, burglar, break-in, brutt seg inn, brote seg inn, broke into =>
  tyveri @ innbo-og-ting kjoretoy baat
hærverk, vandalisme, vandalism, graffiti, tagging, ripet, ripe, scratch
naturskade, naturskader, vindskade, flom, ras, skred, storm, stormflo, jordskred, orkan, jordskjelv, vulkan,
  vulkanutbrudd, flood, flooding, landslide, earthquake, volcano, hurricane, avalanche
vannskade, vasskade, lekkasje, vannlekkasje, vasslekkasje, vannrør, vassrøyr, rørbrudd, rørbrot, rør, røyr,
  leak, leakage, oversvømmelse, leaking, water damage, burst pipe, frozen pipe
vann, vatn, water
vaskemaskin, oppvaskmaskin, varmtvannsbereder, varmtvassberedar, varmtvannstank, toalett, avløp, bad, baderom,
  dishwasher, washing machine, plumbing, bathroom, toilet, drain => vannskade @ hus-og-hytte innbo-og-ting
frost, frosset, frose, frozen, frosne
sopp, råte, mugg, muggsopp, hussopp, rot, mould, mold, fungus
insekter, insekt, skadedyr, maur, stokkmaur, skjeggkre, veggdyr, insect, insects, ants, pests
mus, rotter, rotte, gnagere, mice, rats, rodents
uhell, uhellskade, knust, knuse, knuste, ødelagt, øydelagt, ødelegge, øydeleggje, mistet, mista, lost, accident,
  accidental, broken, dropped, smashed, søle, sølte
ansvar, ansvarsskade, erstatningsansvar, liability, erstatningsansvarlig
påført, skyld, skade på andre, andres bil, damage to others, third party => ansvar
rettshjelp, advokat, rettstvist, tvist, nabokrangel, lawyer, attorney, legal, dispute, sakfører, solicitor
hund, hunden, valp, dog, puppy, bikkje, kvelp
katt, katte, kattunge, cat, kitten, pus
hest, hesten, horse, føll, ponni
# Home and things
hus, huset, bolig, bustad, house, home, bygning, bygningen, building
hytte, hytta, fritidshus, fritidsbolig, fritidsbustad, cabin, cottage
innbo, løsøre, innbu, contents, belongings, eiendeler, eigedelar, møbler, furniture
sykkel, sykler, syklar, elsykkel, bike, bikes, bicycle, bicycles, cycle, ebike
mobil, mobiltelefon, telefon, smarttelefon, iphone, phone, smartphone, cellphone, tlf, mobile phone, cell phone
pc, datamaskin, laptop, computer, macbook, nettbrett, ipad, tablet
smykke, smykker, smykket, gullring, jewellery, jewelry, vielsesring, verdigjenstand, ring, klokke
tv, fjernsyn, television
klær, klede, clothes
verktøy, tools
slitasje, wear and tear
briller, brille, eyeglasses, spectacles
møbel, sofa, gulv, golv, parkett, floor
tak, taket, roof
strømbrudd, straumbrot, strømstans, straumstans, power cut, power outage, blackout
utleie, utleige, utleid, leietaker, leietakar, leigetakar, airbnb, tenant, tenants, sublet, leie ut, leier ut,
  leige ut, leiger ut, rent out, renting out
byggeår, byggjeår, year of construction
boareal, areal, kvadratmeter, buareal, sqm, living area
identitetstyveri, identitetstjuveri, idtyveri, idtjuveri, id tyveri, id tjuveri, identity theft => id
bygge, bygd, built => byggeår @ hus-og-hytte innbo-og-ting
# Travel
bagasje, reisegods, koffert, kofferten, ryggsekk, luggage, baggage, suitcase, veske, bag, håndbagasje,
  backpack, rucksack, handbag
forsinkelse, forsinket, forseinking, forseinka, forsinka, delay, delayed, delays, ventetid
flyet, fly, flight, plane, flyavgang, flyreise => forsinkelse, avbestilling @ reise
tog, buss, train, bus, mistet flyet, missed flight => forsinkelse @ reise
avbestilling, avbestille, avbestilt, avlyst, avlysing, avlyse, kansellert, kansellere, kansellering, cancel,
  cancelled, canceled, cancellation, avbestillingsforsikring
sykdom, sjukdom, syk, sjuk, sykehus, sykehuset, sjukehus, illness, ill, sick, sickness, hospital, akutt
lege, legen, legevakt, doctor, medical, legehjelp, lækjar, dokter => sykdom, veterinær @ reise dyr liv-og-helse
tannlege, tannlækjar, tann, tenner, dentist, teeth, tooth => sykdom @ reise
hjemtransport, heimtransport, hjemreise, heimreise, repatriation, ambulansefly, transport home, flown home
ski, skiutstyr, slalom, langrenn, snowboard, skis
ektefelle, samboer, kone, mann, barn, sønn, datter, dotter, son, daughter, familie, family, spouse, wife, husband,
  partner, children, child, kids, sambuar, sambuaren, ektemann, barna
${PLACES}
reise, reisa, travel, travelling
hotell, hotellet, hotel, overnatting, overnatte, accommodation
pass, passet, passport
varighet, duration, reiselengde, hvor lenge, hvor lang, kor lenge, how long, how many days, hvor mange dager =>
  lenge, dager @ reise
gjelder, hvem er dekket, kven er dekt, who is covered, people covered => hvem @ reise
# Animals
veterinær, dyrlege, dyrlækjar, vet, veterinarian, veterinary, dyrlegen, dyresykehus, dyresjukehus, veterinærhjelp,
  dyreklinikk
operasjon, operasjonen, operert, operation, operere, kirurgi, surgery => veterinær, behandling @ dyr
medisin, medisiner, medisinar, medicine, medication, tabletter, drugs
bitt, flått, halt, bitten, tick, limping => veterinær @ dyr
injured => veterinær @ dyr
brukket, brakk, brote, braut, broken arm, broken leg, broken bone => veterinær, sykdom @ dyr reise
# Life and health
død, dødsfall, dør, døde, døyr, døydde, dies, death, died, dead => liv, utbetaling @ liv-og-helse dyr
livsforsikring, livsforsikringen => utbetaling @ liv-og-helse
utbetaling, utbetalte, utbetaler, payout, paid
ufør, uføre, uførhet, disability, disabled, arbeidsufør, lost my job => utbetaling @ liv-og-helse
kreft, hjerteinfarkt, slag, cancer, stroke, infarkt, heart attack => utbetaling, sykdom @ liv-og-helse
ulykke, ulukke, accident, brudd, brot, beinbrudd, beinbrot, injury => utbetaling @ liv-og-helse
skatt, skattefri, tax, taxes
rådgiver, rådgivar, rådgivning, adviser, advisor, counselling, sorg, begravelse, funeral, psykolog, psychologist
sorg, begravelse, funeral, psykolog, krise => rådgiver @ liv-og-helse
# Boats
båt, båten, boat, snekke, jolle
havari, grunnstøting, grunnstøte, sank, synke, sinking, grounding, shipwreck, påhengsmotor, outboard, gikk på grunn,
  gjekk på grunn, ran aground => havari @ baat
slep, slepe, sleping, buksering, tow, towed, havn, hamn, harbour
# Money
egenandelen, eigendel, eigenandel, excess, deductible, selvrisiko
erstatning, erstatte, erstatting, compensation, fullverdi
# No typing errors of the words above
skulder, shoulder
streik, strike
ridning, riding
flytte, flytting
brygge, bryggje
brønn
turned
buried
matter
widow, widower
stall
`;

export const SYNONYMS: readonly Synonyms[] = GROUPS.replaceAll('\n  ', ' ')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map(readGroup);

function readGroup(line: string): Synonyms {
  const [entries = '', areas] = line.split(' @ ');
  const [own = '', also] = entries.split(' => ');
  return {
    words: own.split(', '),
    also: also?.split(', ') ?? [],
    areas: areas?.split(' ').map(areaNamed),
    isPlace: line === PLACES,
  };
}

function areaNamed(name: string): AgreementArea {
  const area = AGREEMENT_AREAS.find((each) => each === name);
  if (!area) throw new Error(`unknown area ${name}`);
  return area;
}

/** Norwegian and English words that say nothing about what is insured. They are searched only if there are no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
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
    'ferie ferien holiday holidays vacation trip ' +
    'feil feilen vei veien veg vegen road går gikk gjekk gå gjør gjøre gjer ta tar tatt tok betaler betale betalt betalar pay pays'
  ).split(' '),
);
