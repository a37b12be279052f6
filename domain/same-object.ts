/** The object of an offer or an agreement. */
export type Described = { readonly productType: string; readonly description?: string | undefined };

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

/**
 * Returns whether two offers or agreements insure the same object. The product types must be equal, and the
 * registration numbers when either has one. Otherwise one description may be longer than the other, as in
 * 'Lindeveien 14, 1415 Oppegård, med innbo' (spec: beyond §6).
 */
export function isSameObject(one: Described, other: Described): boolean {
  if (one.productType !== other.productType) return false;
  const [a, b] = [one.description ?? '', other.description ?? ''];
  const [numberA, numberB] = [registrationNumber(a), registrationNumber(b)];
  if (numberA || numberB) return numberA === numberB;
  return beginsWith(a, b) || beginsWith(b, a);
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

function registrationNumber(description: string): string | undefined {
  return description.match(REGISTRATION_NUMBER)?.[0].replace(' ', '');
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
