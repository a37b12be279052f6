import type { PostcodeList } from '../../contract/profile.ts';
import { compareTexts } from '../../domain/compare.ts';
import register from './postcodes.json' with { type: 'json' };

/** Words in lower case within a place name, for example 'Mo i Rana', 'Nes på Hedmarken'. */
const LOWER_CASE_WORDS = ['I', 'PÅ'];

/** The complete Norwegian postcode register, sorted by code (see postcodes.md). */
export const POSTCODES: PostcodeList = {
  postnummerList: Object.entries(register)
    .map(([kode, name]) => ({ kode, navn: placeName(name) }))
    .toSorted((a, b) => compareTexts(a.kode, b.kode)),
};

/** Returns a place name of the register, which is in capitals, in normal case: 'Sør-Fron' (spec: decisions §6). */
export function placeName(capitals: string): string {
  return capitals
    .split(' ')
    .map((word) => (LOWER_CASE_WORDS.includes(word) ? word.toLowerCase() : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word
    .split('-')
    .map((part) => part.slice(0, 1) + part.slice(1).toLowerCase())
    .join('-');
}
