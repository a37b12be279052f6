import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts';
import { takeOverLinks } from './mobile-bank.ts';

const PORTAL = 'http://portal.test';
const SHORT = `${PORTAL}/privat/forsikring/oversikt/lenke/abc`;
const PDF = 'https://dokumenter.eksempel.no/vilkar.pdf?n=';
const pdf = (length: number) => PDF + 'x'.repeat(length - PDF.length);

const message = (type: 'openUrl' | 'openPdf', url: string) => JSON.stringify({ type, url });

let api: FakeApi;
let errors: string[];
let sent: string[];
let takenOver: EventListenerOrEventListenerObject | undefined;

beforeEach(() => {
  api = fakeApi();
  api.answer('POST /lenke', { kortUrl: SHORT });
  errors = [];
  sent = [];
  const listen = vi.spyOn(document, 'addEventListener');
  takeOverLinks({ isOwnPage: (path) => path === '/min-side', onError: (error) => errors.push(error) });
  takenOver = listen.mock.calls[0]?.[1];
});
afterEach(() => {
  document.body.innerHTML = '';
  if (takenOver) document.removeEventListener('click', takenOver);
  expect(api.problems()).toEqual([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const receiver = { postMessage: (text: string) => void sent.push(text) };
const inReactNative = () => vi.stubGlobal('ReactNativeWebView', receiver);

/** Clicks a link to an address. Returns whether its default action was prevented. */
function click(href: string, init?: MouseEventInit, target = ''): boolean {
  const link = document.createElement('a');
  Object.assign(link, { href, target });
  document.body.append(link);
  let wasTakenOver = false;
  const prevent = (event: Event) => {
    wasTakenOver = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', prevent, { once: true });
  fireEvent.click(link, { bubbles: true, button: 0, ...init });
  return wasTakenOver;
}

it.each([
  ['React Native', () => inReactNative(), message('openUrl', 'https://bank.example/a?b')],
  [
    'WebKit',
    () => vi.stubGlobal('webkit', { messageHandlers: { mobilbank: receiver } }),
    message('openUrl', 'https://bank.example/a?b'),
  ],
  [
    'no bridge',
    () => vi.stubGlobal('open', (url: string) => sent.push(`open ${url}`)),
    'open https://bank.example/a?b',
  ],
])('a link goes to the app with %s', async (_bridge, open, expected) => {
  open();
  expect(click('https://bank.example/a?b')).toBe(true);
  await waitFor(() => expect(sent).toEqual([expected]));
});

const DOCUMENT = '/api/privat/forsikring/dokumenter/NICE/B-1';
const CONFIRMATION = '/api/privat/forsikring/bekreftelser/NICE/1?spraak=nb';
const LONG = `https://bank.example/?${'x'.repeat(2000)}`;

it.each([
  ['a page of another app', `${PORTAL}/privat/forsikring/aksept`, 'openUrl'],
  ['a PDF', 'https://bank.example/Vilkår.PDF', 'openPdf', 'https://bank.example/Vilk%C3%A5r.PDF'],
  ['a document of the customer', PORTAL + DOCUMENT, 'openPdf'],
  ['a confirmation of insurance', PORTAL + CONFIRMATION, 'openPdf'],
  ['an address of another host that looks like our document', `https://annen.example${DOCUMENT}`, 'openUrl'],
  ['a PDF of 999 characters', pdf(999), 'openPdf'],
  ['a PDF of 1000 characters', pdf(1000), 'openPdf', SHORT],
  ['a PDF of 4000 characters', pdf(4000), 'openPdf', SHORT],
  ['a PDF with a long address that is refused', pdf(1000), 'openUrl'],
  ['a long address that is not a PDF', LONG, 'openUrl'],
] as const)('%s goes to the app', async (what, address, type, opened: string = address) => {
  inReactNative();
  if (what.endsWith('refused')) api.refuse('POST /lenke', 400);
  click(address);
  await waitFor(() => expect(sent).toEqual([message(type, opened)]));
  const isShortened = address.startsWith(PDF) && address.length >= 1000;
  expect(api.sent('POST /lenke')).toHaveLength(isShortened ? 1 : 0);
});

it('without a bridge, the short address of a long PDF opens in a new window', async () => {
  vi.stubGlobal('open', (url: string) => sent.push(`open ${url}`));
  click(pdf(1000));
  await waitFor(() => expect(sent).toEqual([`open ${SHORT}`]));
});

it('a link that is pressed again while its short address is on its way is opened once', async () => {
  inReactNative();
  const answer = api.hold('POST /lenke');
  for (let presses = 0; presses < 3; presses++) click(pdf(1000));
  answer();
  await waitFor(() => expect(sent).toHaveLength(1));
  click(pdf(1000));
  await waitFor(() => expect(sent).toHaveLength(2));
});

it('links that can’t be opened are reported', async () => {
  inReactNative();
  click('http://bank.example/');
  await waitFor(() => expect(errors).toEqual(['Lenken til bank.example kan ikke åpnes i appen.']));
  api.refuse('POST /lenke', 503);
  click(pdf(1000));
  await waitFor(() => expect(errors).toContain('Vi klarte ikke å åpne lenken. Prøv igjen.'));
  expect(sent).toEqual([]);
});

it.each([
  ['our page', `${PORTAL}/min-side`, {}],
  ['a link with a modifier key', 'https://bank.example/', { ctrlKey: true }],
])('the browser opens %s', (_what, address, init) => {
  inReactNative();
  expect(click(address, init)).toBe(false);
  expect(sent).toEqual([]);
});

it.each([
  ['in the window of the app instead of a new tab', '_blank', ''],
  ['outside the login frame', '_top', '_top'],
])('our page opens %s', (_where, target, opensIn) => {
  inReactNative();
  expect(click(`${PORTAL}/privat/forsikring/oversikt/jump/seopp/skadesaker`, {}, target)).toBe(false);
  expect(document.querySelector('a')?.target).toBe(opensIn);
  expect(sent).toEqual([]);
});
