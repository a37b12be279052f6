import type { PostcodeList } from '../../contract/profile.ts';
import { compareTexts } from '../../domain/compare.ts';
import { placeName } from './place-name.ts';
import register from './postcodes.json' with { type: 'json' };

/** The complete Norwegian postcode register, sorted by code (see postcodes.md). */
export const POSTCODES: PostcodeList = {
  postnummerList: Object.entries(register)
    .map(([kode, name]) => ({ kode, navn: placeName(name) }))
    .toSorted((a, b) => compareTexts(a.kode, b.kode)),
};
