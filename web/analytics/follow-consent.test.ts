import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OptInStatus } from '../platform/consent/opt-in.ts';
import { followConsent } from './follow-consent.ts';
import { track } from './track.ts';

const settings = { projectKey: 'k', apiHost: 'https://analyse.example' };
const library = { start: vi.fn(), send: vi.fn(), stop: vi.fn() };
const load = vi.fn(async () => library);
const sent = () => library.send.mock.calls.map(([{ payload }]) => payload.component);
const see = (component: string) => track('component view', { component });
let status: OptInStatus;
const follow = (identity: string | null | undefined) =>
  followConsent({ settings, optIn: () => status, identity }, load);

beforeEach(async () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('window', { localStorage: {}, sessionStorage: {}, location: { protocol: 'https:' } });
  status = 'OPTED_OUT';
  await follow(null);
  vi.clearAllMocks();
});
afterEach(() => void vi.unstubAllGlobals());

test('holds events until the customer answers, and sends them on consent', async () => {
  status = 'UNANSWERED';
  await follow(null);
  see('før');
  expect(load).not.toHaveBeenCalled();
  status = 'OPTED_IN';
  await follow(null);
  see('etter');
  expect(library.start).toHaveBeenCalledExactlyOnceWith(settings, null, expect.any(Function));
  expect(sent()).toEqual(['før', 'etter']);
});

test('discards buffered and new events on refusal, and stops the library', async () => {
  status = 'UNANSWERED';
  await follow(null);
  see('før');
  status = 'OPTED_OUT';
  await follow(null);
  see('etter');
  status = 'OPTED_IN';
  await follow(null);
  expect(sent()).toEqual([]);
  vi.stubGlobal('document', { cookie: '' });
  status = 'OPTED_OUT';
  await follow(null);
  expect(library.stop).toHaveBeenCalled();
  expect(document.cookie).toMatch(/^kfp-talte-kjop=; .*Max-Age=0$/);
});

test('holds the events of a logged-in customer with consent until the identity is known', async () => {
  status = 'OPTED_IN';
  await follow(undefined);
  see('før');
  expect(load).not.toHaveBeenCalled();
  await follow('id-1');
  expect(library.start).toHaveBeenCalledWith(settings, 'id-1', expect.any(Function));
  expect(sent()).toEqual(['før']);
});

test('respects a refusal given while the library is loading', async () => {
  status = 'OPTED_IN';
  const following = follow(null);
  status = 'OPTED_OUT';
  await follow(null);
  await following;
  expect(library.start).not.toHaveBeenCalled();
  see('etter');
  expect(sent()).toEqual([]);
});

test('respects a refusal given in another tab before it is notified', async () => {
  status = 'OPTED_IN';
  await follow(null);
  status = 'OPTED_OUT';
  see('etter');
  expect(sent()).toEqual([]);
  expect(library.start.mock.calls[0]?.[2]()).toBe(false);
});
