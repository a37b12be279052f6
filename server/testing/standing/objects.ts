/** The insured object of an agreement or an offer. */
type Insured = { productType: string; description?: string };
type Covered = {
  description?: string;
  avtaleDetaljer?: { dekninger?: readonly Coverage[] };
};
type Coverage = { navn: string; inkludert?: boolean; egenandel?: number };

const REGISTRATION = /(?<![\p{L}\p{N}])([A-ZÆØÅ]{2}) ?(\d{4,5})(?!\d)/u;

/**
 * Returns whether two items insure the same object: they have one product type and equal registration
 * numbers. When neither has a number, one description must begin with all parts of the other. Items without a
 * description are never known to be the same.
 */
export function isSameObject(one: Insured, other: Insured): boolean {
  if (one.productType !== other.productType) return false;
  if (partsOf(one).length === 0 || partsOf(other).length === 0) return false;
  const [number, otherNumber] = [registrationOf(one), registrationOf(other)];
  if (number !== undefined || otherNumber !== undefined) return number === otherNumber;
  return beginsWith(partsOf(one), partsOf(other)) || beginsWith(partsOf(other), partsOf(one));
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

function registrationOf({ description = '' }: Covered): string | undefined {
  const [, letters, digits] = REGISTRATION.exec(description) ?? [];
  return letters && digits && `${letters}${digits}`;
}

function withoutNumber({ description = '' }: Covered): Covered {
  return { description: description.replace(REGISTRATION, '') };
}

function partsOf({ description = '' }: Covered): string[] {
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
