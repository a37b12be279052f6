import { expect, test } from 'vitest';
import { tidyFileName } from './checked-file.ts';

test.each([
  ['tak.jpg', 'image/jpeg', 'tak.jpg'],
  ['Tak.JPEG', 'image/jpeg', 'Tak.JPEG'],
  ['C:\\Users\\kari\\tak.png', 'image/png', 'tak.png'],
  ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
  ['regning.exe', 'application/pdf', 'regning.exe.pdf'],
  ['a"b<c>\r\nd.jpg', 'image/jpeg', 'a b c d.jpg'],
  ['Tak %22nord%22%0D%0A.JPG', 'image/jpeg', 'Tak nord.JPG'],
  ['\u202Egpj.exe', 'image/jpeg', 'gpj.exe.jpg'],
  ['kjøkken\u0301 æøå.heic', 'image/heic', 'kjøkkeń æøå.heic'],
  ['.jpg', 'image/jpeg', 'fil.jpg'],
  ['', 'image/heic', 'fil.heic'],
  ['\ud800.pdf', 'application/pdf', '\ufffd.pdf'],
  [`${'å'.repeat(300)}.pdf`, 'application/pdf', `${'å'.repeat(150)}.pdf`],
] as const)('tidyFileName turns %j of type %s into %j', (name, type, expected) => {
  expect(tidyFileName(name, type)).toBe(expected);
});
