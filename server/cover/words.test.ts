import { describe, expect, it } from 'vitest';
import { hasPart, splitCompound } from './compounds.ts';
import { conceptsOf, correctionsOf, matchOf } from './question.ts';
import { isSameStem, stemsOf } from './stems.ts';
import { linesWith, wordLines } from './text-words.ts';
import { isTypingErrorOf } from './typing-errors.ts';
import { wordsOf } from './words.ts';

it('wordsOf returns words in lower case without accents, and where they stand', () => {
  expect(wordsOf('Én BÅT, 40 000 kr (gjør-det-selv)').map(({ word }) => word)).toEqual(
    'en båt 40 000 kr gjør det selv'.split(' '),
  );
  expect(wordsOf('Av Båt')[1]).toEqual({ word: 'båt', start: 3, end: 6 });
});

describe('stems', () => {
  it.each([
    ['forsinket', 'forsinkelse'],
    ['skadane', 'skader'],
    ['bagasjen', 'bagasje'],
    ['hundar', 'hund'],
    ['flytte', 'flyttingen'],
    ['avbestille', 'avbestilling'],
    ['cancelled', 'cancel'],
    ['bikes', 'bike'],
  ])('%s and %s are the same word', (one, other) => {
    expect(isSameStem(stemsOf(one), stemsOf(other))).toBe(true);
  });

  it.each([
    ['billig', 'bil'],
    ['viking', 'vik'],
    ['mobil', 'bil'],
    ['brann', 'brems'],
  ])('%s and %s are different words', (one, other) => {
    expect(isSameStem(stemsOf(one), stemsOf(other))).toBe(false);
  });
});

/** Forms of the same noun. A question with one of them finds each other one. */
const INFLECTIONS = `
ansvar ansvaret
kjeller kjelleren kjellere kjellerne kjellar kjellaren kjellarar kjellarane
fryser fryseren frysar frysaren frysarar
tilhenger tilhengeren tilhengere
passasjer passasjeren passasjerer
fører føreren førere førar føraren førarar
lader laderen ladere
håndverker håndverkeren håndverkere håndverkerne
rådgiver rådgiveren rådgivere rådgivar rådgivaren
finger fingeren fingre fingrene
skulder skulderen skuldre
anker ankeret ankre
nummer nummeret numre
gitar gitaren gitarer
konsert konserten konserter
kikkert kikkerten kikkerter
kamera kameraet kameraer kameraene
flom flommen flommer
vaskerom vaskerommet vaskerommene
medlem medlemmet medlemmer
kabel kabelen kabler kablene kablar
ladekabel ladekabelen ladekabler
møbel møbelet møbler møblene
støvel støvelen støvler støvlar
sykkel sykkelen sykler syklar
bok boka boken bøker bøkene
lommebok lommebøker
datter døtre datteren døtrene
tre treet trær trærne
kne kneet knær knærne
øye øyet øyne øynene
sko skoen skoene
hånd hånden hender
kjøkken kjøkkenet kjøkkenene
aktivitet aktiviteten
knife knives
shelf shelves
injury injuries injured`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

it.each(INFLECTIONS)('a question with %s or another of its forms finds each form', (...forms) => {
  const missed = forms.flatMap((asked) => {
    const [concept] = conceptsOf(asked);
    return forms
      .filter((form) => !concept || matchOf(form, concept, undefined) === null)
      .map((form) => `${asked}: ${form}`);
  });
  expect(missed).toEqual([]);
});

it.each([
  ['fører', 'før'],
  ['veterinær', 'skadedyr'],
  ['hånd', 'hendelse'],
  ['sommer', 'som'],
  ['tidligere', 'tid'],
  ['leverer', 'leve'],
  ['bilete', 'bil'],
  ['helsen', 'hel'],
  ['natt', 'nettbank'],
  ['tøy', 'kjøretøyet'],
  ['øye', 'kjøretøyet'],
  ['mars', 'mer'],
  ['barn', 'bare'],
])('a question with %s does not find %s', (question, word) => {
  const [concept] = conceptsOf(question);
  expect(concept && matchOf(word, concept, undefined)).toBe(null);
});

describe('hasPart', () => {
  it.each([
    ['mobiltelefonen', 'mobil'],
    ['erstatningsbil', 'bil'],
    ['leiebilen', 'bil'],
    ['hundeforsikring', 'hund'],
    ['reisebagasjeforsikring', 'bagasj'],
    ['veterinærutgifter', 'veterinær'],
    ['elsykkelen', 'sykkel'],
    ['taktekking', 'tak'],
    ['nøkkelring', 'ring'],
    ['husdyrforsikring', 'dyr'],
    ['husflytting', 'flytt'],
    ['ab12345', '12345'],
    ['flyttegods', 'flytt'],
  ])('%s has %s', (word, stem) => {
    expect(hasPart(word, stem)).toBe(true);
  });

  it.each([
    ['bilde', 'bil'],
    ['billig', 'bil'],
    ['mobil', 'bil'],
    ['sykehus', 'hus'],
    ['husdyr', 'hus'],
    ['motorsykkel', 'sykkel'],
    ['skatten', 'katt'],
    ['unntak', 'tak'],
    ['flytting', 'fly'],
    ['bil', 'bil'],
    ['bilforsikring', 'ring'],
    ['registreringsnummer', 'ring'],
    ['bilforsikring', 'sikring'],
    ['verdisaker', 'verd'],
    ['forsikringstaker', 'tak'],
    ['forsikringsbekreftelse', 'kreft'],
    ['borettslag', 'slag'],
    ['innbrudd', 'brudd'],
    ['boligselgerforsikring', 'elg'],
    ['veteranbil', 'ran'],
    ['ab123456', '12345'],
  ])('%s does not have %s', (word, stem) => {
    expect(hasPart(word, stem)).toBe(false);
  });
});

it.each([
  ['sykkeltyveri', ['sykkel', 'tyveri']],
  ['båtmotor', ['båt', 'motor']],
  ['forsikringsbevis', ['forsikring', 'bevis']],
  ['katten', null],
  ['drone', null],
  ['ab12345', ['ab', '12345']],
])('splitCompound splits %s into %s', (word, parts) => {
  expect(splitCompound(word)).toEqual(parts);
});

describe('isTypingErrorOf', () => {
  it.each([
    ['leibil', 'leiebil'],
    ['sykkkel', 'sykkel'],
    ['bagsaje', 'bagasje'],
    ['bagasja', 'bagasje'],
    ['eliebil', 'leiebil'],
    ['baat', 'båt'],
    ['veterinaer', 'veterinær'],
    ['brnan', 'brann'],
    ['brinn', 'brann'],
    ['thefd', 'theft'],
    ['hundd', 'hund'],
  ])('%s is %s', (typed, word) => {
    expect(isTypingErrorOf(typed, word)).toBe(true);
  });

  it.each([
    ['bil', 'bik'],
    ['hund', 'hunt'],
    ['brann', 'brann'],
    ['food', 'flood'],
    ['stol', 'stole'],
    ['sykel', 'sykkelen'],
    ['bagsajee', 'bagasje'],
  ])('%s is not %s', (typed, word) => {
    expect(isTypingErrorOf(typed, word)).toBe(false);
  });
});

describe('correctionsOf', () => {
  const having =
    (...words: string[]) =>
    (pattern: RegExp) =>
      words.filter((word) => word.match(pattern));

  it('returns a word of insurance before words of the texts', () => {
    expect(correctionsOf('leibil', having('leibils'))).toEqual(['leiebil']);
    expect(correctionsOf('flaggstong', having('flaggstang', 'brann'))).toEqual(['flaggstang']);
  });

  it.each([
    ['kamara', 'kameraer'],
    ['kemera', 'kameraer'],
    ['kamrea', 'kameraene'],
    ['kemeraet', 'kameraer'],
    ['katteri', 'batteri'],
    ['parnevogn', 'barnevogn'],
    ['rjøleskap', 'kjøleskap'],
    ['hjekm', 'hjelm'],
  ])('corrects %s to the text’s %s', (typed, word) => {
    expect(correctionsOf(typed, having(word, 'brann'))).toEqual([word]);
  });

  it('returns no word with another first letter if one has the same, or if the word is short', () => {
    expect(correctionsOf('sykel', having())).not.toContain('nykel');
    expect(correctionsOf('barnevagn', having('parnevogn', 'barnevogn'))).toEqual(['barnevogn']);
    expect(correctionsOf('drone', having('krone'))).toEqual([]);
  });

  it('returns no number for another one', () => {
    expect(correctionsOf('ab12345', having('ab12346'))).toEqual([]);
  });
});

describe('conceptsOf', () => {
  it.each([
    ['Er jeg dekket hvis mobilen blir stjålet?', 2],
    ['Am I covered if my phone is stolen?', 2],
    ['Er eg dekt om mobilen vert stolen?', 2],
    ['rental car', 1],
    ['dekning', 1],
    ['mobil mobiltelefon', 1],
  ])('finds in «%s» %i concepts', (question, count) => {
    expect(conceptsOf(question)).toHaveLength(count);
  });
});

describe('matchOf', () => {
  it.each([
    ['leiebil', 'leiebiler', 'same'],
    ['leiebil', 'erstatningsbil', 'synonym'],
    ['rental car', 'leiebil', 'synonym'],
    ['mobil', 'mobildeksel', 'part'],
    ['telefon', 'mobildeksel', 'partOfSynonym'],
    ['bicycle', 'sykkelen', 'synonym'],
    ['bil', 'bilde', null],
  ])('compares «%s» with %s: %s', (question, word, match) => {
    const [concept] = conceptsOf(question);
    expect(concept && matchOf(word, concept, undefined)).toBe(match);
  });

  it('uses a related word of an area only there', () => {
    const [doctor] = conceptsOf('operasjon');
    expect(doctor && matchOf('veterinær', doctor, 'dyr')).toBe('related');
    expect(doctor && matchOf('veterinær', doctor, 'reise')).toBe(null);
  });
});

describe('linesWith', () => {
  const words = wordLines(['Sykkel og bil.', 'Elsykkel 2 bil']);
  it.each([
    ['part of a word', /sykkel/g, ['sykkel 1', 'elsykkel 2']],
    ['page number', /2/g, []],
    ['the last word', /elsykkel/g, ['elsykkel 2']],
    ['nothing', /(?:)/g, ['sykkel 1', 'og 1', 'bil 1,2', 'elsykkel 2']],
  ])('finds lines by %s', (_, pattern, lines) => {
    expect([...linesWith(words, pattern)].map((line) => line.join(' '))).toEqual(lines);
  });

  it('finds nothing in no words', () => {
    expect([...linesWith('', /a/g), ...linesWith('', /(?:)/g)]).toEqual([]);
  });
});
