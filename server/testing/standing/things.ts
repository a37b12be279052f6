import type { Random } from '../../../commands/portfolio/generate/random.ts';

/**
 * An object that can be insured. `descriptions` describe covers of this one object. The first and some others
 * are equal covers.
 */
export type Thing = { productType: string; word: string; descriptions: readonly string[] };

type Kind = { productType: string; word: string; objects: readonly string[]; numbered?: true };

const CARS = ['Volvo V60', 'Volvo', 'Tesla Model 3', 'BMW i3'];
const ADDRESSES = ['Lindeveien 14', 'Lindeveien 141', 'Østre vei 2 B'];

/** Offers of the first twelve can be shown (spec: overview §2.6), those of the others can't. */
const KINDS: readonly Kind[] = [
  { productType: 'BIL', word: 'Bilforsikring', objects: CARS, numbered: true },
  { productType: 'MC', word: 'Motorsykkelforsikring', objects: ['Honda CB500', 'BMW R'], numbered: true },
  { productType: 'MOPED', word: 'Mopedforsikring', objects: ['Vespa', 'Vespa Primavera'], numbered: true },
  { productType: 'TILHENGER', word: 'Tilhengerforsikring', objects: ['Tysse 5716'], numbered: true },
  { productType: 'HUS', word: 'Husforsikring', objects: ADDRESSES },
  { productType: 'INNBO', word: 'Innboforsikring', objects: [...ADDRESSES, 'Pluss'] },
  { productType: 'FRITIDSHUS', word: 'Hytteforsikring', objects: ADDRESSES },
  { productType: 'REISE', word: 'Årsreise', objects: ['Topp', 'Topper', 'Én person'] },
  { productType: 'KJAELEDYR', word: 'Dyreforsikring', objects: ['Bamse', 'Luna'] },
  { productType: 'LOFAVOR_KJAELEDYR', word: 'Dyreforsikring', objects: ['Bamse'] },
  { productType: 'BAAT', word: 'Båtforsikring', objects: ['Pioner 13', 'Pioner'] },
  { productType: 'SEK', word: 'Elsparkesykkel', objects: ['E-Way E-5'] },
  { productType: 'VAREBIL', word: 'Varebilforsikring', objects: CARS, numbered: true },
  { productType: 'LIVSFORSIKRING', word: 'Livsforsikring', objects: ['1 000 000 kr', '500 000 kr'] },
  { productType: 'KRITISK_SYKDOM', word: 'Kritisk sykdom', objects: ['500 000 kr'] },
  { productType: 'KOLLEKTIV_REISE', word: 'Økt reise', objects: ['Topp'] },
  { productType: 'KOLLEKTIV_HJEM', word: 'Ærlig hjem', objects: ['Pluss'] },
  { productType: 'HEST', word: 'Hesteforsikring', objects: ['Blakken'] },
  { productType: 'UKJENT_PRODUKT', word: 'Forsikring', objects: ['Noe annet'] },
];

/**
 * Returns objects that look alike: the same vehicle with another number, the same address for other products,
 * and descriptions that begin with one another.
 */
export function makeThings(random: Random, count: number): Thing[] {
  const things: Thing[] = [];
  for (let index = 0; index < count; index += 1) {
    const last = things.at(-1);
    const twin = random.percent(20) && KINDS.find(({ productType }) => productType === last?.productType);
    things.push(makeThing(random, twin || random.pick(KINDS)));
  }
  return things;
}

function makeThing(random: Random, { productType, word, objects, numbered }: Kind): Thing {
  const object = random.pick(objects);
  const descriptions = numbered && random.percent(80) ? withNumber(random, object) : withoutNumber(object);
  return { productType, word, descriptions };
}

/** Returns descriptions of one vehicle, since all have the same registration number. */
function withNumber(random: Random, object: string): string[] {
  const letters = random.pick(['EL', 'EK', 'JK']);
  const digits = String(random.between(1, 3)).padStart(random.pick([4, 5]), '0');
  const number = `${letters} ${digits}`;
  return [
    `${object}, ${number}`,
    `${object}, ${number}`,
    `${object}, ${letters}${digits}`,
    `${object}, ${number}, Kasko`,
    `${number}, Delkasko`,
    number,
  ];
}

/**
 * Returns descriptions of which each begins with the previous one, so that being the same object is
 * transitive.
 */
function withoutNumber(object: string): string[] {
  return [object, object, object.toUpperCase(), `${object}, Super`, `${object}, super, to personer`];
}
