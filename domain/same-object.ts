/** The object of an offer or an agreement. */
export type Described = {
  readonly productType: string;
  readonly description?: string | undefined;
  readonly details?: InsuredObject | null | undefined;
};

type InsuredObject = {
  readonly forsikringssted?: string | undefined;
  readonly opplysninger?: readonly { readonly verdi: string }[] | undefined;
};

/** The cover of an offer or an agreement; `coverages` is left out when no cover is known. */
export type Covered = Described & {
  readonly coverages?: readonly CoverTerms[] | undefined;
};

type CoverTerms = {
  readonly navn: string;
  readonly inkludert?: boolean | undefined;
  readonly deductibleOre: number | null;
};

const REGISTRATION_NUMBER = /\b[A-ZÆØÅ]{2} ?\d{4,5}\b/g;
/** The products that insure a place. */
const PLACES: readonly string[] = ['HUS', 'INNBO', 'FRITIDSHUS'];

/**
 * Returns whether two offers or agreements insure the same object. They must insure the same kind of thing. Registration
 * numbers decide if both have one, in the description or among the facts, and otherwise the insured places of homes. A
 * number in one description only means different objects. Otherwise one text may be longer than the other, as in
 * 'Lindeveien 14, 1415 Oppegård, med innbo' (spec: beyond §6, ADR-039).
 */
export function isSameObject(one: Described, other: Described): boolean {
  if (kindOf(one) !== kindOf(other)) return false;
  const [a, b] = [one.description ?? '', other.description ?? ''];
  const [numberA, numberB] = [numberOf(one), numberOf(other)];
  if (numberA && numberB) return numberA === numberB;
  if (registrationNumber(a) || registrationNumber(b)) return false;
  const [placeA, placeB] = [placeOf(one), placeOf(other)];
  return placeA && placeB ? isPartOf(placeA, placeB) : isPartOf(a, b);
}

/**
 * Returns whether two offers or agreements on the same object have the same cover: equal coverages. When
 * either has no coverages, the descriptions must be equal apart from the registration number
 * (spec: beyond §6).
 */
export function isSameCover(one: Covered, other: Covered): boolean {
  const [a, b] = [one.coverages ?? [], other.coverages ?? []];
  if (a.length === 0 || b.length === 0) return coverText(one) === coverText(other);
  const [linesA, linesB] = [a.map(coverLine).toSorted(), b.map(coverLine).toSorted()];
  return linesA.length === linesB.length && linesA.every((line, index) => line === linesB[index]);
}

/** Returns the items grouped by object, in the order of the first item of each group. */
export function groupBySameObject<Item extends Described>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const group = groups.find((each) => each.some((other) => isSameObject(other, item)));
    if (group) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** Pets are insured under two product types. */
function kindOf({ productType }: Described): string {
  return productType.replace('LOFAVOR_', '');
}

function numberOf({ description = '', details }: Described): string | undefined {
  const facts = details?.opplysninger ?? [];
  return registrationNumber([description, ...facts.map(({ verdi }) => verdi)].join('\n'));
}

function registrationNumber(text: string): string | undefined {
  return text.match(REGISTRATION_NUMBER)?.[0].replace(' ', '');
}

function placeOf({ productType, details }: Described): string | undefined {
  return PLACES.includes(productType) ? details?.forsikringssted : undefined;
}

/** Returns whether one text begins with all parts of the other. */
function isPartOf(a: string, b: string): boolean {
  return beginsWith(a, b) || beginsWith(b, a);
}

/** Returns whether the comma-separated parts of `longer` begin with all parts of `shorter`. */
function beginsWith(longer: string, shorter: string): boolean {
  const [all, first] = [partsOf(longer), partsOf(shorter)];
  return first.length > 0 && first.every((part, index) => part === all[index]);
}

function coverText({ description = '' }: Described): string {
  return partsOf(description.replace(REGISTRATION_NUMBER, '')).join(',');
}

function partsOf(description: string): string[] {
  return description
    .split(',')
    .map((part) => part.trim().toLocaleLowerCase('nb'))
    .filter(Boolean);
}

function coverLine({ navn, inkludert = true, deductibleOre }: CoverTerms): string {
  return JSON.stringify([navn, inkludert, deductibleOre]);
}
