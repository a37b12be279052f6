import { describe, expect, it } from 'vitest';
import { formOf } from './read.ts';
import { CUSTOMERS, DOCUMENT, INDENTED, issueOf, LINES, read } from './testing/read-text.ts';

describe("npm's lines before a portfolio", () => {
  const before = '\n> forsikringsoversikt@0.1.0 portfolio\n> node portfolio/main.ts export --lines\n\n';

  it.each([
    ['document', `${before}${DOCUMENT}`, 5],
    ['lines', `${before}${LINES}`, 5],
    ['either', `${before}${INDENTED}`, 7],
    ['either', `> a\r\n> b\r\n${LINES}`, 3],
  ] as const)('are skipped (%s, %#)', async (form, text, line) => {
    for (const chunkSize of [1, 7, 64 * 1024]) {
      const records = await read(text, form, chunkSize);
      expect(records.map(({ value }) => value)).toEqual(CUSTOMERS);
      expect(records[0]?.place).toEqual({ customer: 1, line });
    }
  });

  it('are rejected elsewhere', async () => {
    expect(await issueOf(read('{"ssn":"1"}\n> npm\n', 'lines'))).toEqual([
      'customer 2 (line 2): not valid JSON: expected a value',
    ]);
    expect(await issueOf(read(`${'> a\n'.repeat(5000)}{}`, 'document'))).toEqual([
      'line 2500: the file must be an object {"customers": […]}',
    ]);
  });
});

describe('the form', () => {
  it.each([
    ['kunder.json', 'document'],
    ['KUNDER.JSONL', 'lines'],
    ['kunder.txt', 'either'],
    ['-', 'either'],
  ])('of %s is %s', (file, form) => {
    expect(formOf(file)).toBe(form);
  });

  it.each([
    ['an object', DOCUMENT],
    ['an indented object', `\n${INDENTED}`],
    ['lines', LINES],
    ['lines with another field first', '{"navn":"x","ssn":"1"}\n'.repeat(4)],
  ])('is found from the content: %s', async (_, text) => {
    expect(await read(text, 'either')).toHaveLength(4);
    expect(await read(text, 'either', 1)).toHaveLength(4);
  });

  it.each([
    ['{"kunder":[]}', 'line 1: the file must have no field but customers'],
    ['[]', 'line 1: the file must be an object {"customers": […]}'],
    [' '.repeat(30_000), 'the file is empty'],
    ['', 'the file is empty'],
  ])('is an object by default: %#', async (text, line) => {
    expect(await issueOf(read(text, 'either'))).toEqual([line]);
  });
});
