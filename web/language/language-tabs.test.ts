import { afterEach, expect, test, vi } from 'vitest';
import { exchangeLanguages } from './LanguageOffer.tsx';

const tabs: (() => void)[] = [];
const otherPage = new BroadcastChannel('kfp-spraak');
afterEach(() => {
  for (const close of tabs.splice(0)) close();
  vi.unstubAllGlobals();
});

function open(language: 'nb' | 'nn' | 'en') {
  const listener = vi.fn();
  tabs.push(exchangeLanguages(language, listener));
  return listener;
}

test('tells open tabs the language of a page that loads, and not the other way round', async () => {
  const first = open('nb');
  const second = open('en');
  await vi.waitFor(() => expect(first.mock.calls).toEqual([['en']]));
  expect(second).not.toHaveBeenCalled();
});

test('ignores messages that are not a language', async () => {
  const listener = open('nb');
  for (const data of ['xx', '', null, { language: 'en' }, ['en'], 'nn']) otherPage.postMessage(data);
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  expect(listener.mock.calls).toEqual([['nn']]);
});

test('hears nothing after it stopped', async () => {
  const stopped = open('nb');
  tabs.pop()?.();
  const listener = open('nn');
  otherPage.postMessage('en');
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith('en'));
  expect(stopped).not.toHaveBeenCalled();
});

test('does nothing in a browser without channels', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(() => exchangeLanguages('nb', () => {})()).not.toThrow();
});
