type Described = { description?: string };
/** The insured object of an agreement or an offer. */
type Insured = {
  productType: string;
  description?: string;
  avtaleDetaljer?: { forsikringssted?: string; opplysninger?: readonly { verdi: string }[] };
};
type Covered = {
  description?: string;
  avtaleDetaljer?: { dekninger?: readonly Coverage[] };
};
type Coverage = { navn: string; inkludert?: boolean; egenandel?: number };

const REGISTRATION = /(?<![\p{L}\p{N}])([A-ZÆØÅ]{2}) ?(\d{4,5})(?!\d)/u;

/**
 * Returns whether two items insure the same object: they insure one kind of thing, and have equal registration numbers,
 * in the description or as a fact. A number that only one description has is another object. Without numbers, the places
 * of homes are compared, otherwise the descriptions: one must begin with all parts of the other. Items without either
 * are never known to be the same.
 */
export function isSameObject(one: Insured, other: Insured): boolean {
  const pet = (type: string) => (type === 'LOFAVOR_KJAELEDYR' ? 'KJAELEDYR' : type);
  if (pet(one.productType) !== pet(other.productType)) return false;
  const [number, otherNumber] = [one, other].map((each) => registrationOf(each) ?? factNumberOf(each));
  if (number !== undefined && otherNumber !== undefined) return number === otherNumber;
  if ([one, other].some((each) => registrationOf(each) !== undefined)) return false;
  const places = [one, other].map((each) => each.avtaleDetaljer?.forsikringssted);
  const isHome = ['HUS', 'INNBO', 'FRITIDSHUS'].includes(one.productType);
  const [texts, others] =
    isHome && places.every(Boolean)
      ? places.map((description) => partsOf({ description: description ?? '' }))
      : [partsOf(one), partsOf(other)];
  if (!texts?.length || !others?.length) return false;
  return beginsWith(texts, others) || beginsWith(others, texts);
}

/**
 * Returns whether two items on the same object have the same cover: by their coverages, otherwise by their
 * descriptions without the registration number.
 */
export function isSameCover(one: Covered, other: Covered): boolean {
  const [coverages, otherCoverages] = [coveragesOf(one), coveragesOf(other)];
  if (coverages.length > 0 && otherCoverages.length > 0) return coverages.join() === otherCoverages.join();
  return partsOf(withoutNumber(one)).join() === partsOf(withoutNumber(other)).join();
}

function registrationOf({ description = '' }: Described): string | undefined {
  const [, letters, digits] = REGISTRATION.exec(description) ?? [];
  return letters && digits && `${letters}${digits}`;
}

function factNumberOf({ avtaleDetaljer }: Insured): string | undefined {
  const numbers = (avtaleDetaljer?.opplysninger ?? []).map(({ verdi }) =>
    registrationOf({ description: verdi }),
  );
  return numbers.find((number) => number !== undefined);
}

function withoutNumber({ description = '' }: Covered): Covered {
  return { description: description.replace(REGISTRATION, '') };
}

function partsOf({ description = '' }: Described): string[] {
  const parts = description.split(',').map((part) => part.trim().toLowerCase());
  return parts.filter((part) => part !== '');
}

function beginsWith(parts: readonly string[], first: readonly string[]): boolean {
  return first.every((part, index) => parts[index] === part);
}

function coveragesOf({ avtaleDetaljer }: Covered): string[] {
  return (avtaleDetaljer?.dekninger ?? [])
    .map(({ navn, inkludert = true, egenandel = -1 }) => `${navn}/${inkludert}/${egenandel}`)
    .toSorted();
}
