import { beforeAll, describe, expect, it } from 'vitest';
import { checkCustomer } from '../../commands/portfolio/check-customer.ts';
import { demoPortfolio } from '../../commands/portfolio/demo.ts';
import { type CoverHitInOre, detailedAgreementInOre } from '../../contract/in-ore.ts';
import { osloDate } from '../../domain/oslo-date.ts';
import { texts as en } from '../../texts/en/insurance-terms.ts';
import { texts as nn } from '../../texts/nn/insurance-terms.ts';
import { withStanding } from '../standing/holdings.ts';
import { candidatesOf, readDocuments } from './candidates.ts';
import type { DocumentWithText } from './document-texts.ts';
import { extractText } from './extract-text.ts';
import { searchCover } from './search.ts';
import { wordLines } from './text-words.ts';

/**
 * Questions in bokmål, nynorsk and English to a person of the demonstration portfolio, and what they should find:
 * `+` a cover, `-` a cover that is not included, `~` something that is only mentioned, `side` a page of a document. `ingen`: nothing.
 */
const QUESTIONS = `
Kari | -Leiebil | Er jeg dekket for leiebil? | Er eg dekt for leigebil? | Am I covered for a rental car?
Kari | -Leiebil | erstatningsbil | lånebil | courtesy car
Kari | +Kasko | Jeg kolliderte på parkeringsplassen | Eg bulka bilen | I crashed my car
Kari | +Kasko | påkjørsel av elg | Eg køyrde på eit rådyr | I hit a moose
Kari | +Brann, tyveri og glass | steinsprut på frontruten | steinsprut i ruta | stone chip in the windscreen
Kari | +Brann, tyveri og glass | Hva får jeg hvis bilen blir stjålet? | bilen vart stolen | my car was stolen
Kari | +Veihjelp | motorstopp | punktering på vegen | my car broke down
Kari | +Veihjelp | Får jeg hjelp hvis bilen ikke starter? | veghjelp | roadside assistance
Kari | +Ansvar | skade på andres bil | erstatningsansvar | liability
Kari | +Kasko | feilfylling | feilfylling av drivstoff | misfuelling | feil drivstoff | wrong fuel
Kari | ~Registreringsnummer | registreringsnummer | Kva er registreringsnummeret? | number plate
Kari | ~Bonus | bonus | Kor mykje bonus har eg? | bonus
Kari | ~Kjørelengde | kjørelengde | køyrelengd | mileage
Kari | +Vannskade | vannlekkasje | vasslekkasje på badet | water leak
Kari | +Vannskade | Hva hvis vaskemaskinen lekker? | oppvaskmaskin | burst pipe
Kari | +Brann og naturskade | naturskade | flaum og ras | flood
Kari | +Innbrudd og hærverk | innbrudd i huset | innbrot | burglary
Kari | +Innbrudd og hærverk | hærverk på huset | tagging | vandalism
Kari | +Rettshjelp | rettshjelp | Eg er usamd med naboen og treng advokat | lawyer
Kari | -Sopp, råte og insekter | sopp | råte i huset | mould
Kari | -Sopp, råte og insekter | maur | skjeggkre | ants
Kari | +Sykdom og hjemtransport | syk på ferie | sjuk på reise | ill on holiday
Kari | +Sykdom og hjemtransport | hjemtransport | heimtransport | transport home
Kari | +Avbestilling | Jeg må avbestille reisen | avlyst tur | cancel my trip
Kari | +Bagasje | Kofferten er borte | mista bagasjen | lost luggage
Kari | +Bagasje | ryggsekken ble stjålet på reise | stolen veske på reise | my suitcase was stolen on a trip
Kari | +Forsinkelse | forsinket fly | forseinka fly | delayed flight
Kari | +Sykkel | sykkel | elsykkelen min | bike
Kari | +Sykkel | sykkelen ble stjålet | stolen sykkel | stolen bicycle
Kari | -Uhell hjemme | uhell hjemme | eg mista tv-en i golvet | I dropped my laptop
Kari | -Uhell hjemme | uhell på kjøkkenet | uhell på kjøkenet | an accident at home
Kari | side 2 B-81030902 | mobiltelefon på reise | mobilen på reise | phone on a trip
Kari | +Veterinær | Bamse må til dyrlegen | hunden treng veterinær | vet
Kari | +Veterinær | hunden må opereres | operasjon av hunden | my dog needs an operation
Kari | -Medisiner | medisin til hunden | medisinar til hund | medicine for the dog
Kari | +Slep til nærmeste havn | slep av båten | slep til hamn | tow my boat
Kari | +Brann, tyveri og havari | båten gikk på grunn | båtmotoren vart stolen | my boat ran aground
Kari | +Utbetaling | livsforsikring | utbetaling ved dødsfall | Who gets paid when I die?
Kari | ~Hvor lenge | Hvor lenge kan jeg være på reise? | Kor lenge varer reisa? | How long can my trip be?
Kari | ~Hvem som er dekket | Er barna dekket på reise? | Gjeld reiseforsikringa for sambuaren? | are my children covered
Kari | side 3 V-2026-BIL | mistet bilnøkkelen | nøkkelen til bilen er borte | lost car key
Kari | side 1 V-2025-HUS | flaggstang | solcellepanel | heat pump
Kari | -Leiebil | leibil | leiebli | rentel car
Kari | +Bagasje | bagsaje | bagasjje | lugage
Kari | +Veterinær | veterinaer | vetrinær | veterinarin
Kari | +Sykkel | sykkeltyveri | sykkeltjuveri | bike theft
Kari | +Ansvar | ansvaret | ansvaret mitt | liabilities
Kari | +Brann og naturskade | flommen | flommar | floods
Kari | +Sykkel | sykel | syklane | bicycles
Kari | ~Registreringsnummer | EL04821 | registreringsnummer EL04821 | EL 04821
Kari | +Hjelp fra rådgiver | rådgiveren | rådgivaren | rådgivere
Kari | ingen | drone | helikopter | spaceship
Kari | ingen | vinterdekk | hjelm | tyres
Kari | ingen | id-tyveri | identitetstjuveri | identity theft
Kari | side 5 V-2026-BIL | fyllekjøring | Jeg kjørte i fylla | drunk driving
Kari | side 3 B-81030902 | hotell | hotellovernatting | hotel
Kari | side 4 B-81030902 | tannlege i utlandet | tannlegen i utlandet | dentist abroad
Kari | +Brann, tyveri og glass | innbrudd i bilen | innbrot i bilen | someone broke into my car
Kari | side 3 V-2026-BIL | hjemmelader | laderen min | charging cable
Kari | +Sykdom og hjemtransport | brukket bein på ski | Jeg brakk foten | brukket arm | broken arm
Kari | side 1 V-2026-BIL | Gjelder bilforsikringen i utlandet? | Gjeld bilforsikringa i Europa? | Does my car insurance apply abroad?
Kari | side 1 B-81030902 | Gjelder reiseforsikringen i hele verden? | reise i utlandet | Am I covered when I travel abroad?
Kari | +Veihjelp | ferie i utlandet | ferie i Europa | holiday abroad
Kari | +Kasko | utforkøyring | viltpåkøyrsel | Eg køyrde av vegen
Kari | +Kasko | Jeg kjørte i en stolpe | Eg køyrde i ein stolpe | Jeg rygget på en stolpe
Kari | +Veihjelp | bilen startar ikkje | flatt batteri | dead battery
Kari | +Brann og naturskade | eld | elden
Kari | +Brann, tyveri og glass | bakrute | eit vindauge i bilen | car window
Kari | +Innbrudd og hærverk | Noen har brutt seg inn | Nokon har brote seg inn
Kari | +Vannskade | vassrøyr | varmtvassberedar | Røyra har frose
Kari | -Sopp, råte og insekter | skadedyr | mugg i veggen
Kari | -Uhell hjemme | øydeleggje tv-en
Kari | +Veterinær | kvelpen | dyresjukehus
Kari | +Sykdom og hjemtransport | lækjar | Eg braut foten | brote arm
Kari | +Utbetaling | beinbrot | Mannen døydde
Kari | +Brann, tyveri og havari | båten gjekk på grunn
Kari | +Slep til nærmeste havn | hamn
Kari | side 1 V-2026-BIL | bilen utanlands
Kari | side 5 V-2026-BIL | promillekøyring
Kari | side 3 V-2026-BIL | heimeladar
Kari | side 4 B-81030902 | tannlækjar
Kari | +Innbrudd og hærverk | scratch
Kari | +Bagasje | backpack | rucksack | handbag
Kari | +Veterinær | surgery | tick | limping
Kari | +Utbetaling | heart attack
Kari | +Hjelp fra rådgiver | psychologist
Kari | +Brann, tyveri og havari | outboard
Kari | +Brann og naturskade | hurricane | avalanche
Kari | +Vannskade | washing machine | toilet | drain | frozen pipes
Kari | +Rettshjelp | neighbour dispute
Kari | side 2 B-81030902 | clothes
Kari | side 3 V-2026-BIL | tools
Kari | side 4 V-2025-HUS | wear and tear
Kari | ingen | floor | pipe
Kari | ingen | skulder | strike | ridning
Kari | ingen | flytte | brygge | brønn
Kari | ingen | ticket | widow | buried | no matter what | stall
Kari | +Kasko | The car turned over
Kari | +Brann og naturskade | brann i stallen
Kari | +Brann, tyveri og glass | Noen stjal bilen | Nokon stal bilen | Kva om nokon stel bilen?
Kari | -Uhell hjemme | I lost my wedding ring
Kari | +Brann og naturskade | my house burned down
Kari | +Kasko | Jeg ble påkjørt | Eg vart påkøyrd | hit and run
Kari | ~Hvem som er dekket | Er sønnen min dekket? | Er dottera mi dekt? | Is my daughter covered?
Kari | ~Byggeår | byggeår | byggjeår | year of construction
Kari | ~Boareal | boareal | buareal | living area
Kari | ~Hvem som er dekket | Kven som er dekt | people covered
Kari | ~Hvor lenge | duration
Kari | ingen | bobil | strømbrudd | jordfeil
Marit | +Veterinær | katten må til dyrlegen | katten treng dyrlækjar | my cat needs a vet
Ola | +Veterinær | Hesten må til veterinær | operasjon av hesten | vet for my horse
Per | ~Kasko | kasko på motorsykkelen | kollisjon med motorsykkel | I crashed my motorcycle
Tor | +Utbetaling | Hva får jeg hvis jeg blir ufør? | ufør | What if I become disabled?
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [person = '', expected = '', ...asked] = line.split(' | ');
    return asked.map((question) => ({ person, expected, question }));
  });

/** The answer must be among the first of these. */
const FIRST = 3;

type Insured = { covers: ReturnType<typeof candidatesOf>; documents: ReturnType<typeof readDocuments> };
const insured = new Map<string, Insured>();
const contents = new Map<string, readonly string[]>();

beforeAll(async () => {
  for await (const { value, place } of demoPortfolio()) {
    const { navn, avtaler = [], dokumenter = [] } = checkCustomer(value, place);
    const [person = ''] = navn.split(' ');
    if (!QUESTIONS.some((each) => each.person === person)) continue;
    const today = osloDate(Date.now());
    const agreements = avtaler.map((each) => withStanding(detailedAgreementInOre(each), today));
    const documents: DocumentWithText[] = [];
    for (const { innhold = '', ...document } of dokumenter) {
      const hash = `${person} ${document.id}`;
      const { status, pages } = await extractText(new Uint8Array(Buffer.from(innhold, 'base64')));
      contents.set(hash, pages);
      const key = { systemSource: document.systemSource, id: document.id, fingerprint: '', seenAt: 0 };
      const text = { ...key, hash, status, pages: pages.length, words: wordLines(pages) };
      documents.push({ document, text, isFailed: false });
    }
    insured.set(person, {
      covers: agreements.flatMap((each) => candidatesOf(each, today)),
      documents: readDocuments(documents, agreements, today),
    });
  }
});

async function ask(person: string, question: string): Promise<CoverHitInOre[]> {
  const searched = insured.get(person) ?? { covers: [], documents: [] };
  return await searchCover(question, searched, async (pages) =>
    pages.map(({ hash, page }) => ({ hash, page, content: contents.get(hash)?.[page - 1] ?? '' })),
  );
}

/** Asks about a contents insurance with these covers and no documents. */
async function askWithCovers(names: readonly string[], question: string): Promise<string[]> {
  const today = osloDate(Date.now());
  const agreement = { policyNumber: '1', name: 'Innbo', productType: 'INNBO', systemSource: 'NICE' };
  const avtaleDetaljer = { dekninger: names.map((navn) => ({ navn })) };
  const detailed = detailedAgreementInOre({ ...agreement, avtaleDetaljer });
  const covers = candidatesOf(withStanding(detailed, today), today);
  const hits = await searchCover(question, { covers, documents: [] }, async () => []);
  return hits.map(({ navn }) => navn);
}

function nameOf({ kilde, navn, inkludert, dokumentId, side }: CoverHitInOre): string {
  if (kilde === 'DOKUMENT') return `side ${side} ${dokumentId}`;
  return `${inkludert === null ? '~' : inkludert ? '+' : '-'}${navn}`;
}

/** Returns the questions that do not find what they should, with what they find. */
async function missed(): Promise<string[]> {
  const results = await Promise.all(
    QUESTIONS.map(async ({ person, expected, question }) => {
      const hits = (await ask(person, question)).map(nameOf);
      const first = expected.startsWith('side') ? hits.filter((name) => name.startsWith('side')) : hits;
      const isHit = expected === 'ingen' ? hits.length === 0 : first.slice(0, FIRST).includes(expected);
      return isHit ? [] : [`${question} (${expected}): ${hits.slice(0, 6).join('; ')}`];
    }),
  );
  return results.flat();
}

describe('the cover search', () => {
  it('finds what 297 questions in three languages ask for', async () => {
    expect(QUESTIONS).toHaveLength(297);
    const wrong = await missed();
    expect(wrong, `${QUESTIONS.length - wrong.length} of ${QUESTIONS.length}`).toEqual([]);
  });

  it('quotes the customer’s own words, with marks around the hits', async () => {
    const [kasko] = await ask('Kari', 'kollisjon');
    expect(kasko?.utdrag).toBe('[[Kasko]]: Skade på kjøretøyet ditt, også når skylden er din.');
    const [bike] = await ask('Kari', 'sykkel');
    expect(bike).toMatchObject({ utdrag: '[[Sykkel]]', sumOre: 4_000_000, deductibleOre: 200_000 });
    const page = (await ask('Kari', 'elg')).find(({ kilde }) => kilde === 'DOKUMENT');
    expect(page).toMatchObject({
      dokumentId: 'V-2026-BIL',
      side: 2,
      utdrag: expect.stringContaining('[[Påkjørsel]] av [[elg]]'),
    });
  });

  it.each(['bagasje', 'bagasjen', 'bagasj'])(
    'quotes the sentence with the asked word, not a rarer synonym: %s',
    async (word) => {
      const page = (await ask('Kari', word)).find(({ kilde }) => kilde === 'DOKUMENT');
      expect(page?.utdrag).toContain('[[Bagasje]] dekkes med inntil 60 000 kr');
    },
  );

  it('answers where it happened only if that is all that is asked', async () => {
    const names = async (question: string) => (await ask('Kari', question)).map(nameOf);
    expect(await names('utlandet')).toContain('+Veihjelp');
    expect(await names('tannlege i utlandet')).toEqual(await names('tannlege'));
    expect(await names('tannlege i utladnet')).toEqual(await names('tannlege'));
    expect(await names('bilen i utlandet')).not.toContain('+Kasko');
  });

  it.each(['dentist', 'tenner'])(
    'quotes the sentence with a synonym, not a cover that may answer: %s',
    async (word) => {
      const page = (await ask('Kari', word)).find(({ kilde }) => kilde === 'DOKUMENT');
      expect(page?.utdrag).toBe('[[Tannlege]] dekkes med inntil 5 000 kr etter en ulykke.');
    },
  );

  it('links a cover to the page of its insurance’s own documents', async () => {
    const hits = await ask('Kari', 'leiebil');
    const car = hits.find(({ navn, kilde }) => navn === 'Leiebil' && kilde === 'DEKNING');
    expect(car).toMatchObject({ dokumentId: 'V-2026-BIL', side: 4 });
    expect(hits.find(({ navn }) => navn === 'Egenandel på leiebil')?.dokumentId).toBe('B-81030902');
  });

  it('calls a cover of an insurance that does not apply yet only mentioned', async () => {
    const hits = await ask('Per', 'kasko');
    const ofMotorcycle = hits.filter(({ avtale }) => avtale.navn === 'Motorsykkelforsikring');
    expect(ofMotorcycle.map(({ inkludert }) => inkludert)).not.toContain(true);
    expect(hits.some(({ inkludert }) => inkludert === true)).toBe(true);
  });

  it('answers for every insurance of a customer who has many', async () => {
    const today = osloDate(Date.now());
    const covers = Array.from({ length: 60 }, (_, index) => {
      const cover = { navn: 'Veihjelp', inkludert: index < 59 };
      const agreement = { policyNumber: `${index}`, name: 'Bil', productType: 'BIL', systemSource: 'NICE' };
      const detailed = detailedAgreementInOre({ ...agreement, avtaleDetaljer: { dekninger: [cover] } });
      return candidatesOf(withStanding(detailed, today), today);
    });
    const hits = await searchCover('veihjelp', { covers: covers.flat(), documents: [] }, async () => []);
    expect(hits).toHaveLength(60);
    expect(hits.filter(({ inkludert }) => inkludert === false)).toHaveLength(1);
  });

  it('answers with the cover of the asked word before that of a compound', async () => {
    const covers = ['Sykkelhjelm', 'Sykkel', 'Brann', 'Sykkel i utlandet'];
    expect(await askWithCovers(covers, 'sykkel')).toEqual(['Sykkel', 'Sykkel i utlandet', 'Sykkelhjelm']);
  });

  it.each([
    ['Nynorsk', nn.coverages],
    ['English', en.coverages],
  ])('finds a cover by the %s name that its confirmation has', async (_language, names) => {
    for (const [cover, name] of Object.entries(names)) {
      expect([name, await askWithCovers([cover], name)]).toEqual([name, [cover]]);
    }
  });

  it.each(['mobil i bilen', 'phone in the car'])(
    'leaves out covers that only match the name of their insurance: %s',
    async (question) => {
      expect((await ask('Kari', question)).map(nameOf)).toEqual(['side 3 V-2026-BIL']);
    },
  );

  it.each([
    ['tannskade', '+Sykdom og hjemtransport'],
    ['el-sykkel', '+Sykkel'],
    ['e-bike', '+Sykkel'],
    ['jordskjelv', '+Brann og naturskade'],
    ['volcano', '+Brann og naturskade'],
  ])('does not take a word for a similar one: %s', async (question, cover) => {
    expect((await ask('Kari', question)).map(nameOf).filter((name) => !name.startsWith('side'))).toEqual([
      cover,
    ]);
  });

  it.each(['bilen', 'anlegget'])('does not ask for the number plate EL 04821 with ‘el-%s’', async (word) => {
    expect(await ask('Kari', `El-${word}`)).toEqual(await ask('Kari', word));
  });

  it.each([
    ['kreft', 'lynnedslag'],
    ['a tree fell on the house', 'ektefelle'],
  ])('does not find a part of a word with another meaning: %s in %s', async (question, word) => {
    const quotations = (await ask('Kari', question)).map(({ utdrag }) => utdrag);
    expect(quotations.filter((each) => each?.includes(`[[${word}]]`))).toEqual([]);
  });

  it.each(['ID-tyveri', 'identitetstyveri', 'idtjuveri', 'identity theft'])(
    'finds the cover ‘ID-tyveri’, and no other theft: %s',
    async (question) => {
      expect(await askWithCovers(['Brann og tyveri', 'ID-tyveri'], question)).toEqual(['ID-tyveri']);
    },
  );

  it('finds nothing in words that say nothing to it', async () => {
    expect(await ask('Kari', '??')).toEqual([]);
    expect(await ask('Jonas', 'sykkel')).toEqual([]);
  });
});
