import { actAddress } from '../../domain/acts.ts';
import type { TestBrowser } from './browser.ts';

const BOUNDARY = 'kfp-test-boundary';
const ADDRESS = actAddress('send-fil');

/** The content type of `fileForm`. */
export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** The first bytes of files of each type, long enough for any check. */
export const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100, 'j')]);
export const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100, 'p')]);
export const HEIC = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(90),
]);
export const PDF = Buffer.from(`%PDF-1.7\n${'%'.repeat(100)}\n%%EOF\n`);

type FormOptions = {
  name?: string;
  type?: string;
  field?: string;
  /** text fields before the file */
  fields?: Readonly<Record<string, string>>;
  boundary?: string;
};

/** Returns the beginning of a form with a file, up to its content. */
export function formHead({
  name = 'tak.jpg',
  type = 'image/jpeg',
  field = 'fil',
  fields = {},
  boundary = BOUNDARY,
}: FormOptions = {}) {
  const texts = Object.entries(fields).map(
    ([each, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${each}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return Buffer.from(texts.join('') + file);
}

/** Returns the body of a form with one file, as browsers send it. */
export function fileForm(content: Buffer, options: FormOptions = {}): Buffer {
  const { boundary = BOUNDARY } = options;
  return Buffer.concat([formHead(options), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

export type Sent = FormOptions & { key?: string; headers?: Record<string, string> };

/** Sends a file to a claim as the web app does. `claim` is its system and id, such as `NICE/1`. */
export async function sendFile(browser: TestBrowser, claim: string, content: Buffer, sent: Sent = {}) {
  const { key = crypto.randomUUID(), headers = {}, ...options } = sent;
  return await browser.request(`/api/privat/forsikring/skader/${claim}/vedlegg`, {
    method: 'POST',
    headers: {
      'x-requested-by': 'forsikringsoversikt',
      'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
      'idempotency-key': key,
      'content-type': FORM_TYPE,
      ...headers,
    },
    payload: fileForm(content, options),
  });
}

/** Returns the hidden fields of the form for files on a claim's page. */
export async function hiddenFields(browser: TestBrowser, page: string): Promise<Record<string, string>> {
  const { body } = await browser.request(page);
  const [, form = ''] = new RegExp(`<form[^>]*action="${ADDRESS}"[^>]*>(.*?)</form>`, 's').exec(body) ?? [];
  const hidden = form.matchAll(/<input[^>]*type="hidden"[^>]*name="([^"]*)"[^>]*value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
}

/** Sends the form for files as a browser without scripts does. */
export async function sendForm(browser: TestBrowser, content: Buffer, options: FormOptions) {
  const { boundary = BOUNDARY } = options;
  return await browser.request(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([
      formHead(options),
      content,
      // The other input for a file is empty.
      Buffer.from(`\r\n--${boundary}\r\nContent-Disposition: form-data; name="fil"; filename=""\r\n`),
      Buffer.from(`Content-Type: application/octet-stream\r\n\r\n\r\n--${boundary}--\r\n`),
    ]),
  });
}
