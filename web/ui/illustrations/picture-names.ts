/** The pictures of the product areas: the drawings in source/areas. Cabins have a separate one. */
export const PICTURES = [
  'kjoretoy',
  'hus-og-hytte',
  'hytte',
  'reise',
  'innbo-og-ting',
  'liv-og-helse',
  'baat',
  'dyr',
] as const;

export type PictureName = (typeof PICTURES)[number];
