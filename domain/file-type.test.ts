import { expect, test } from 'vitest';
import { FILE_TYPES, fileTypeOf, MAX_UPLOAD_BYTES } from './file-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0..JFIF', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
  ['a PDF', '%PDF-1.7\n', 'application/pdf'],
  ['a HEIC picture of an iPhone', '\0\0\0\x24ftypheic\0\0\0\0mif1MiHEmiafMiHBheic', 'image/heic'],
  ['a HEIC picture with a general brand', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heic'],
  ['a HEIC picture with its brand first', '\0\0\0\x14ftypheic\0\0\0\0mif1', 'image/heic'],
  ['a brand in a box of another name', '\0\0\0\x14junkheic\0\0\0\0mif1', null],
  ['a box that is longer than the file’s head', '\0\0\x01\x14ftypheic\0\0\0\0mif1', null],
  ['an AVIF picture', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', null],
  ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', null],
  ['a film whose content names the brand', '\0\0\0\x14ftypmp42\0\0\0\0isomheic', null],
  ['a brand in the version', '\0\0\0\x14ftypmp42heicisom', null],
  ['a GIF', 'GIF89a', null],
  ['a Word document', 'PK\x03\x04', null],
  ['HTML', '<!doctype html>', null],
  ['a PDF after other text', 'junk %PDF-1.7', null],
  ['half a signature', '\xff\xd8', null],
  ['an empty file', '', null],
])('names %s', (_what, text, type) => {
  expect(fileTypeOf(bytes(text))).toBe(type);
});

test.each(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'])('names the brand %s', (brand) => {
  expect(fileTypeOf(bytes(`\0\0\0\x14ftyp${brand}\0\0\0\0mif1`))).toBe('image/heic');
});

test('claims accept JPEG, PNG, HEIC and PDF of at most 20 MB', () => {
  expect(FILE_TYPES).toEqual(['image/jpeg', 'image/png', 'image/heic', 'application/pdf']);
  expect(MAX_UPLOAD_BYTES).toBe(20 * 1024 * 1024);
});
