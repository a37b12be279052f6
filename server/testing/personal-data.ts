/** The lines that the start prints about the fictitious demonstration people. */
const ANNOUNCED = /^ {2}\d{11} {2}.+$/gm;

/** Sizes of the process. A thread for PDFs reserves gigabytes, so that a size can have eleven digits. */
const SIZES = /^process_\w+_bytes \d+$/gm;

/** Random ids. The end of one can look like a phone number: 004791234567. */
const UUIDS = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;

const PERSONAL = {
  'national id': /(?<![\w.])\d{11}(?!\w|\.\d)/,
  'e-mail address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'phone number': /(?<![\w.])(?:\+|00)47 ?\d{8}(?!\w)/,
  cookie: /kfp-[\w-]+=/,
  token: /eyJ[\w-]{10,}\.[\w-]{10,}/,
} as const;

/** Returns each line of a server's output or metrics that identifies a customer, with the kind of data. */
export function personalDataIn(text: string): readonly string[] {
  return text
    .replace(ANNOUNCED, '')
    .replace(SIZES, '')
    .replace(UUIDS, 'uuid')
    .split('\n')
    .flatMap((line) =>
      Object.entries(PERSONAL)
        .filter(([, pattern]) => pattern.test(line))
        .map(([kind]) => `${kind}: ${line}`),
    );
}
