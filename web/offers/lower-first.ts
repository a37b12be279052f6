/** A product's name as it stands within a sentence: 'Båtforsikring' as 'båtforsikring', but 'LO-forsikring' as it is. */
export function lowerFirst(name: string): string {
  return /^\p{Lu}(?!\p{Lu})/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
