import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PortfolioRecord } from './issue.ts';
import { CUSTOMER_LENGTH } from './json-text.ts';
import { readPortfolio } from './read.ts';
import { CUSTOMERS, DOCUMENT, INDENTED, issueOf, LINES, read } from './testing/read-text.ts';

describe('an object of customers', () => {
  it.each([1, 7, 64 * 1024])(
    'yields each customer with its place, read %i bytes at a time',
    async (chunkSize) => {
      expect(await read(INDENTED, 'document', chunkSize)).toEqual([
        { place: { customer: 1, line: 3 }, value: CUSTOMERS[0] },
        { place: { customer: 2, line: 7 }, value: CUSTOMERS[1] },
        { place: { customer: 3, line: 10 }, value: CUSTOMERS[2] },
        { place: { customer: 4, line: 11 }, value: CUSTOMERS[3] },
      ]);
    },
  );

  it('can contain any JSON, in chunks of any size', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'{}[]",:\\\n aø😀') });
    // No escapes in names: V8's JSON.parse, which gives the expected value, confuses some of them in rare
    // large files.
    const name = fc.string({ unit: fc.constantFrom(...'{}[],: aø😀') });
    const { json } = fc.letrec((tie) => ({
      json: fc.oneof(
        { maxDepth: 3 },
        text,
        fc.double(),
        fc.array(tie('json')),
        fc.dictionary(name, tie('json')),
      ),
    }));
    const customer = fc.dictionary(name, json);
    await fc.assert(
      fc.asyncProperty(
        fc.array(customer),
        fc.integer({ min: 1, max: 50 }),
        fc.constantFrom('', '  '),
        async (any, chunkSize, indent) => {
          const file = JSON.stringify({ customers: any }, null, indent);
          const records = await read(file, 'document', chunkSize);
          expect(records.map(({ value }) => value)).toEqual(JSON.parse(file).customers);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('can be on one line, and have a byte-order mark and Windows line ends', async () => {
    const values = (records: PortfolioRecord[]) => records.map(({ value }) => value);
    expect(values(await read(DOCUMENT, 'document'))).toEqual(CUSTOMERS);
    expect(values(await read(`\ufeff${INDENTED.replaceAll('\n', '\r\n')}\r\n`, 'document'))).toEqual(
      CUSTOMERS,
    );
  });

  it('can have no customers', async () => {
    expect(await read('{"customers":[]}', 'document')).toEqual([]);
  });

  it.each([
    ['', 'the file is empty'],
    ['\ufeff \r\n\n', 'the file is empty'],
    ['[{"ssn":"1"}]', 'line 1: the file must be an object {"customers": […]}'],
    ['\n12', 'line 2: the file must be an object {"customers": […]}'],
    ['{}', 'line 1: customers must be given'],
    ['{\n"version": 1,\n"customers": []}', 'line 2: the file must have no field but customers'],
    ['{"customers": [],\n"more": 1}', 'line 2: the file must have no field but customers'],
    ['{"customers": [], "customers": []}', 'line 1: customers must be given once'],
    ['{"customers": [{"navn": "A",\n"navn": "B"}]}', 'customer 1 (line 1): navn must be given once'],
    ['{"customers": {"ssn": "1"}}', 'line 1: customers must be a list'],
    ['{"customers": null}', 'line 1: customers must be a list'],
    ['{"customers": []} {}', 'line 1: not valid JSON: unexpected characters'],
    ['{"customers": []', 'line 1: the file ends too early'],
    ['{"customers": [{"ssn": "1"},\n', 'line 1: the file ends too early'],
    [
      '{"customers": [{"ssn": "1"},\n{"ssn": "2", "nav',
      'customer 2 (line 2): the file ends within this customer',
    ],
    [
      '{"customers": [{"ssn": "1"},\n{"ssn": "2"\n"navn": "B"}]}',
      "customer 2 (line 2): not valid JSON: expected ','",
    ],
    ['{"customers": [{"ssn": "1"} {"ssn": "2"}]}', "customer 2 (line 1): not valid JSON: expected ','"],
    [
      '{"customers": [{"ssn": "1"}, {"ssn": 01819021887}]}',
      "customer 2 (line 1): not valid JSON: expected ','",
    ],
    [
      '{"customers": [{"ssn": "1"}, {"navn": "a\nb"}]}',
      'customer 2 (line 1): not valid JSON: a control character or wrong escape in a text',
    ],
    ['{"customers": [{"ssn": x}]}', 'customer 1 (line 1): not valid JSON: expected a value'],
    ["{'customers': []}", 'line 1: not valid JSON: expected an object key'],
    ['{"customers": [{"avtaler": [}]}', 'customer 1 (line 1): not valid JSON: expected a value'],
    [
      '{"customers": [{"navn": "Kari}, {"navn": "\nOla"}]}',
      "customer 1 (line 1): not valid JSON: expected ','",
    ],
    ['{"customers": [{"navn": "Kari\\"}]}', 'customer 1 (line 1): the file ends within this customer'],
  ])('is rejected as %j: %s', async (text, line) => {
    expect(await issueOf(read(text, 'document'))).toEqual([line]);
    expect(await issueOf(read(text, 'document', 1))).toEqual([line]);
  });

  it('is rejected with the cause if a missing brace makes all that follows part of one customer', async () => {
    const text = `{"customers": [{"ssn": "1", ${'{"ssn": "2"},\n'.repeat(CUSTOMER_LENGTH / 300)}]}`;
    expect(await issueOf(read(text, 'document'))).toEqual([
      'customer 1 (line 1): not valid JSON: expected an object key',
    ]);
  });

  it('is rejected if a customer is too long', async () => {
    const navn = 'a'.repeat(CUSTOMER_LENGTH);
    const text = JSON.stringify({ customers: [{ navn: 'a' }, { navn }] });
    expect(await issueOf(read(text, 'document'))).toEqual([
      'customer 2 (line 1): longer than a customer may be',
    ]);
  });
});

describe('JSON lines', () => {
  it.each([1, 7, 64 * 1024])(
    'yield each customer with its place, read %i bytes at a time',
    async (chunkSize) => {
      expect(await read(LINES, 'lines', chunkSize)).toEqual(
        CUSTOMERS.map((value, index) => ({ place: { customer: index + 1, line: index + 1 }, value })),
      );
    },
  );

  it('can have blank lines, a byte-order mark, Windows line ends and no last line end', async () => {
    expect(await read('\ufeff{"ssn":"1"}\r\n\r\n{"ssn":"2"}', 'lines')).toEqual([
      { place: { customer: 1, line: 1 }, value: { ssn: '1' } },
      { place: { customer: 2, line: 3 }, value: { ssn: '2' } },
    ]);
  });

  it.each([
    ['', 'the file is empty'],
    ['\n \n', 'the file is empty'],
    ['{"ssn":"1"}\n{"ssn":"2"', 'customer 2 (line 2): not valid JSON: the line ends too early'],
    ['{"ssn":"1"}\n{"ssn": x}\n', 'customer 2 (line 2): not valid JSON: expected a value'],
    ['{"ssn":"1"}{"ssn":"2"}', 'customer 1 (line 1): not valid JSON: unexpected characters'],
    ['{"ssn":"1"}\n{"tilbud":[1],"tilbud":[2]}', 'customer 2 (line 2): tilbud must be given once'],
    ['{"a":{"navn":"}\\"{"},"b":[{"navn":"A","navn":"B"}]}', 'customer 1 (line 1): navn must be given once'],
    ['{"01819021887":1,"01819021887":2}', 'customer 1 (line 1): … must be given once'],
  ])('are rejected as %j: %s', async (text, line) => {
    expect(await issueOf(read(text, 'lines'))).toEqual([line]);
  });

  it('are rejected if a line is too long', async () => {
    const line = JSON.stringify({ navn: 'a'.repeat(CUSTOMER_LENGTH) });
    expect(await issueOf(read(`{}\n${line}\n`, 'lines'))).toEqual([
      'customer 2 (line 2): longer than a customer may be',
    ]);
  });
});

it.each([
  ['lines', INDENTED, /^this looks like one object .*: name the file \.json$/],
  ['lines', DOCUMENT, /^this looks like one object .*: name the file \.json$/],
  ['document', LINES, /^this looks like one customer per line.*: name the file \.jsonl$/],
] as const)(
  'a file named for the other form is rejected with its actual form (%s)',
  async (form, text, line) => {
    expect(await issueOf(read(text, form))).toEqual([expect.stringMatching(line)]);
  },
);

it.each(['document', 'lines'] as const)(
  'the total length of all customers is not limited (%s)',
  async (form) => {
    const customer = JSON.stringify({ navn: 'a'.repeat(CUSTOMER_LENGTH / 2) });
    const list = [customer, customer, customer];
    const text = form === 'lines' ? list.join('\n') : `{"customers":[${list.join(',')}]}`;
    expect(await read(text, form)).toHaveLength(3);
  },
);

describe.each(['document', 'lines'] as const)('bytes that are not UTF-8 (%s)', (form) => {
  it.each([
    ['Latin 1', Buffer.from('{"ssn":"1"}\n{"navn":"Bjørn"}', 'latin1'), 2],
    ['cut within a character', Buffer.from('{"ø').subarray(0, -1), 1],
    ['UTF-16', Buffer.from('\ufeff{"ssn":"1"}', 'utf16le'), 1],
    ['a character that was damaged earlier', Buffer.from('{"navn":"Bj\ufffdrn"}'), 1],
  ])('are rejected: %s', async (_, bytes, line) => {
    expect(await issueOf(read(bytes, form))).toEqual([`line ${line}: not valid UTF-8`]);
  });
});

it('reads a file that is far larger than memory, without buffering it', async () => {
  let sent = 0;
  async function* endless() {
    yield Buffer.from('{"customers":[');
    for (; sent < 1_000_000; sent += 1) yield Buffer.from('{"ssn":"1"},\n');
  }
  for await (const { place } of readPortfolio(endless(), 'document')) {
    if (place.customer === 1000) break;
  }
  expect(sent).toBeLessThan(1010);
});
