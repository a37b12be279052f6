import { beforeEach, expect, test, vi } from 'vitest';
import { send, start } from './mixpanel.ts';

const library = vi.hoisted(() => {
  const shared: { userId?: string | undefined } = {};
  return {
    shared,
    init: () => {},
    opt_in_tracking: () => {},
    get_property: () => shared.userId,
    reset: vi.fn(() => {
      shared.userId = undefined;
    }),
    identify: vi.fn((id: string) => {
      shared.userId = id;
    }),
    track: vi.fn(),
  };
});
vi.mock('mixpanel-browser/src/loaders/loader-module-core.js', () => ({ default: library }));

const settings = { projectKey: 'k', apiHost: 'https://analyse.example' };
const context = { at: 0, url: 'https://portal.example/' };
const see = () => send({ type: 'component view', payload: { component: 'x' } }, context);

beforeEach(() => {
  vi.stubGlobal('window', { location: { protocol: 'https:' } });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('navigator', { cookieEnabled: true });
  library.shared.userId = undefined;
  vi.clearAllMocks();
  return () => vi.unstubAllGlobals();
});

test.each([
  ['another customer', 'id-2'],
  ['no customer', undefined],
])('events keep the customer of their page when another tab has %s', (_, userId) => {
  start(settings, 'id-1', () => true);
  see();
  expect(library.identify).toHaveBeenCalledExactlyOnceWith('id-1');
  library.shared.userId = userId;
  see();
  expect(library.shared.userId).toBe('id-1');
  expect(library.reset).toHaveBeenCalledTimes(userId ? 1 : 0);
});

test('events without a login do not have the customer of another tab', () => {
  start(settings, null, () => true);
  library.shared.userId = 'id-2';
  see();
  expect(library.shared.userId).toBeUndefined();
});

test('a purchase that another tab has counted is not sent', () => {
  const buy = () =>
    send(
      {
        type: 'completed purchase',
        payload: { productType: 'BIL', productName: 'Bilforsikring', extraFields: {} },
      },
      context,
    );
  start(settings, null, () => true);
  buy();
  expect(library.track).toHaveBeenCalledOnce();
  expect(document.cookie).toContain('kfp-talte-kjop=BIL');
  buy();
  expect(library.track).toHaveBeenCalledOnce();
});
