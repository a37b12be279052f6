import type { PostcodeList } from '../../contract/profile.ts';
import { placeName } from './place-name.ts';
import register from './postcodes.json' with { type: 'json' };

/** The complete Norwegian postcode register, sorted by code (see postcodes.md). */
export const POSTCODES: PostcodeList = {
  postnummerList: Object.entries(register)
    .map(([kode, name]) => ({ kode, navn: placeName(name) }))
    .toSorted((a, b) => (a.kode < b.kode ? -1 : 1)),
};
