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
  ])('%s is %s', (typed, word) => {
    expect(isTypingErrorOf(typed, word)).toBe(true);
  });

  it.each([
    ['bil', 'bik'],
    ['hund', 'hunt'],
    ['brann', 'brann'],
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

  it('returns no word of the texts that begins with another letter', () => {
    expect(correctionsOf('drone', having('krone'))).toEqual([]);
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

  it('uses a synonym of an area only there', () => {
    const [doctor] = conceptsOf('operasjon');
    expect(doctor && matchOf('veterinær', doctor, 'dyr')).toBe('synonym');
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
