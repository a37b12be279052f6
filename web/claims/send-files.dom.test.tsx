import type { QueryClient } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sessionQuery } from '../platform/session/session.ts';
import { beginDoublePress } from '../testing/double-press.ts';
import { type FakeUpload, fakeUploads } from '../testing/fake-uploads.ts';
import { toastTexts } from '../testing/profile.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { SendFiles } from './SendFiles.tsx';

const CLAIM = { systemSource: 'NICE', id: 'S 1' } as const;
const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' });
const FULL = {
  ...CLAIM,
  vedlegg: Array.from({ length: 20 }, (_, index) => ({
    id: `${index}`,
    navn: `${index}.pdf`,
    status: 'MOTTATT',
  })),
};
const RECEIVED = { id: 'v1', navn: 'a.pdf', storrelse: 9, type: 'application/pdf', mottatt: '2026-11-25' };

let uploads: readonly FakeUpload[];
let current: QueryClient | undefined;
beforeEach(() => {
  uploads = fakeUploads();
});
// Unsent files of a test must not ask in the next one.
afterEach(() => current?.setQueryData(sessionQuery.queryKey, {}));

/** Renders the form, a button that leaves its page and returns, and one after which the claim has 20 files. */
function Pages() {
  const [isOpen, setOpen] = useState(true);
  const [claim, setClaim] = useState<typeof CLAIM | typeof FULL>(CLAIM);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Bytt side
      </button>
      <button type="button" onClick={() => setClaim(FULL)}>
        Fyll saken
      </button>
      {isOpen && <SendFiles claim={claim} />}
    </>
  );
}

function open() {
  const { user, client } = renderPage(<Pages />, { answers: () => {} });
  current = client;
  const choose = async (...files: File[]) => await user.upload(screen.getByLabelText('Velg filer'), files);
  const turn = async () => await user.click(screen.getByRole('button', { name: 'Bytt side' }));
  return { user, client, choose, turn };
}

/** Returns whether the browser would ask before the page is left. */
function asksToStay(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

async function started(count: number): Promise<FakeUpload> {
  await expect.poll(() => uploads.length).toBe(count);
  const upload = uploads[count - 1];
  if (!upload) throw new Error('no upload');
  return upload;
}

/** Waits for the announcement: it follows the change of the list. */
async function untilSpoken(words: RegExp): Promise<void> {
  await expect.poll(() => screen.getByRole('status').textContent).toMatch(words);
}

const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

test('sends the chosen files one at a time, each with a key, and shows the progress in words', async () => {
  const { choose } = open();
  await choose(pdf('a.pdf'), pdf('b.pdf'));
  const first = await started(1);
  expect(first.address).toBe('/api/privat/forsikring/skader/NICE/S%201/vedlegg');
  expect(first.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(first.headers.get('x-requested-by')).toBe('forsikringsoversikt');
  expect(first.headers.has('content-type')).toBe(false);
  expect(row('b.pdf').getByText('Venter på tur')).toBeTruthy();

  act(() => first.progress(0.605));
  expect(row('a.pdf').getByText('60 % er sendt')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Sender a.pdf' }).getAttribute('value')).toBe('60');
  act(() => first.progress(1));
  expect(row('a.pdf').getByText(/^Alt er sendt/)).toBeTruthy();
  expect(screen.queryByText('Sendt')).toBeNull();
  act(() => first.answer(201, RECEIVED));
  expect(await row('a.pdf').findByText('Sendt')).toBeTruthy();
  const second = await started(2);
  await untilSpoken(/^a\.pdf er sendt\. Sender b\.pdf\.$/);
  expect(second.file?.name).toBe('b.pdf');
  expect(second.headers.get('idempotency-key')).not.toBe(first.headers.get('idempotency-key'));
});

test('cancels one file, also by a double press, and goes on with the next', async () => {
  const { user, choose } = open();
  await choose(pdf('a.pdf'), pdf('b.pdf'));
  const first = await started(1);
  beginDoublePress();
  await user.click(screen.getByRole('button', { name: 'Avbryt a.pdf' }));
  expect(first.isAborted).toBe(true);
  expect(screen.queryByText('a.pdf')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Velg filer'));
  // The second press of a double press.
  await user.click(screen.getByRole('button', { name: 'Avbryt b.pdf' }));
  expect((await started(2)).file?.name).toBe('b.pdf');
  await untilSpoken(/^a\.pdf sendes ikke lenger\. Sender b\.pdf\.$/);
});

test('sends a file again with the same key after a broken connection, by the button and by itself', async () => {
  const { user, choose } = open();
  await choose(pdf('a.pdf'));
  const first = await started(1);
  act(() => first.breakOff());
  expect(
    await screen.findByText(/^Vi har ikke fått bekreftet at filen er mottatt. Vi prøver igjen/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Prøv igjen a.pdf' }));
  expect(document.activeElement).toBe(screen.getByText('a.pdf').closest('li'));
  const second = await started(2);
  act(() => second.breakOff());
  await screen.findByText(/^Vi har ikke fått bekreftet at filen er mottatt. Vi prøver igjen/);
  act(() => void window.dispatchEvent(new Event('online')));
  const third = await started(3);
  const keys = [first, second, third].map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a page that a network answers with is no receipt', async () => {
  const { user, choose } = open();
  await choose(pdf('a.pdf'));
  const first = await started(1);
  act(() => first.answer(200, {}));
  expect(
    await screen.findByText(/^Vi har ikke fått bekreftet at filen er mottatt. Vi prøver igjen/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Fjern a.pdf' }));
});

test.each([
  [500, 'Vi har ikke fått bekreftet at filen er mottatt. Noe gikk galt hos oss.', true],
  [429, 'Vi har ikke fått bekreftet at filen er mottatt. Vent litt.', true],
  [409, 'Ikke sendt. Saken er avsluttet.', false],
  [413, 'Ikke sendt. Filen er for stor.', false],
  [415, 'Ikke sendt. Vi tar imot bilder og PDF.', false],
])('shows the server’s words after %d, and offers another attempt: %s', async (status, text, canRetry) => {
  const { choose } = open();
  await choose(pdf('a.pdf'));
  const first = await started(1);
  const detail = text.slice(text.indexOf('. ') + 2);
  act(() => first.answer(status, { status, title: 'x', detail }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByRole('button', { name: 'Prøv igjen a.pdf' })).toHaveLength(canRetry ? 1 : 0);
  await untilSpoken(new RegExp(`^a.pdf: ${text}`));
});

test('sends no file of another type, and removes it from the list', async () => {
  const { user, choose } = open();
  await choose(new File(['PK\x03\x04 word'], 'tak.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/^Ikke sendt. Vi tar imot bilder/)).toBeTruthy();
  expect(uploads).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Fjern tak.pdf' }));
  expect(screen.queryByText('tak.pdf')).toBeNull();
});

test('has no choice of files for a claim with 20, and still shows those that were just sent', async () => {
  const { user, choose } = open();
  await choose(pdf('a.pdf'));
  const first = await started(1);
  act(() => first.answer(201, RECEIVED));
  await screen.findByText('Sendt');
  await user.click(screen.getByRole('button', { name: 'Fyll saken' }));
  expect(screen.getByText(/^Saken har 20 filer/)).toBeTruthy();
  expect(screen.queryByLabelText('Velg filer')).toBeNull();
  expect(screen.queryByLabelText('Ta bilde')).toBeNull();
  expect(row('a.pdf').getByText('Sendt')).toBeTruthy();
});

test('moves the focus from the fields and from removed files to the text that the claim has 20 files', async () => {
  const { user, choose } = open();
  await choose(new File(['PK\x03\x04 word'], 'tak.pdf', { type: 'application/pdf' }));
  const remove = await screen.findByRole('button', { name: 'Fjern tak.pdf' });
  act(() => screen.getByLabelText('Velg filer').focus());
  act(() => screen.getByRole('button', { name: 'Fyll saken' }).click());
  const full = screen.getByText(/^Saken har 20 filer/);
  expect(document.activeElement).toBe(full);
  await user.click(remove);
  expect(document.activeElement).toBe(full);
});

test('takes a picture with the camera of a phone', async () => {
  const { user } = open();
  const camera = screen.getByLabelText('Ta bilde');
  expect(camera).toHaveProperty('accept', 'image/*');
  expect(camera.getAttribute('capture')).toBe('environment');
  await user.upload(camera, new File(['\xff\xd8\xff'], 'image.jpg', { type: 'image/jpeg' }));
  // The bytes of a text file are not those of a JPEG.
  expect(await screen.findByText('image.jpg')).toBeTruthy();
});

test('goes on while other pages are read, and says there what became of the files', async () => {
  const { choose, turn } = open();
  await choose(pdf('a.pdf'), pdf('b.pdf'));
  const first = await started(1);
  await turn();
  act(() => first.answer(201, RECEIVED));
  await expect.poll(toastTexts).toContain('a.pdf er sendt.');
  const second = await started(2);
  expect(second.file?.name).toBe('b.pdf');
  act(() => second.answer(409, { status: 409, title: 'x', detail: 'Saken er avsluttet.' }));
  await expect.poll(toastTexts).toContain('b.pdf: Ikke sendt. Saken er avsluttet.');
  await turn();
  expect(row('b.pdf').getByText('Ikke sendt. Saken er avsluttet.')).toBeTruthy();
  expect(row('a.pdf').getByText('Sendt')).toBeTruthy();
  await turn();
  await turn();
  expect(row('b.pdf').getByText('Ikke sendt. Saken er avsluttet.')).toBeTruthy();
  expect(screen.queryByText('a.pdf', { selector: 'strong' })).toBeNull();
});

test('asks before the portal is left while a file is unsent, but not after the session has ended', async () => {
  const { client, choose } = open();
  expect(asksToStay()).toBe(false);
  await choose(pdf('a.pdf'));
  const first = await started(1);
  expect(asksToStay()).toBe(true);
  act(() => first.breakOff());
  await screen.findByText(/^Vi har ikke fått bekreftet at filen er mottatt. Vi prøver igjen/);
  expect(asksToStay()).toBe(true);
  act(() => void window.dispatchEvent(new Event('online')));
  const second = await started(2);
  act(() => second.answer(201, RECEIVED));
  await screen.findByText('Sendt');
  expect(asksToStay()).toBe(false);

  await choose(pdf('b.pdf'));
  await started(3);
  act(() => void client.setQueryData(sessionQuery.queryKey, {}));
  expect(asksToStay()).toBe(false);
});
