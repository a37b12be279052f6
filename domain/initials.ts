/** Returns the first letter of a person's first and last name: 'KN' for 'Kari Anne Nordmann'. '' for an empty name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const [first, ...more] = words;
  return [first, more.at(-1)].map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('nb') ?? '').join('');
}
