import { afterEach, expect, test, vi } from 'vitest';
import { startPageDay } from '../platform/page-day.ts';
import { checkSessionOnRestore } from './coming-back.ts';

const reload = vi.fn();
const fetchStatus = vi.fn(async (_address: string, _init: { signal: AbortSignal }) =>
  Response.json({ kfpSessionId: 'mine' }),
);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  startPageDay({ todaySecondsLeft: Infinity });
});

/** Restores a page from the browser's cache. Returns whether it is hidden afterwards. */
async function restorePage(session: string, isOnBehalf: boolean): Promise<boolean> {
  const page = Object.assign(new EventTarget(), { location: { reload } });
  const body = { style: { visibility: '' } };
  const isHidden = () => body.style.visibility === 'hidden';
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { body, activeElement: null, cookie: '' });
  vi.stubGlobal('HTMLElement', class {});
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', fetchStatus);
  const stop = checkSessionOnRestore(session, isOnBehalf);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(isHidden()).toBe(true);
  await vi.waitFor(() => expect(reload.mock.calls.length + Number(!isHidden())).toBe(1));
  stop();
  return isHidden();
}

test('shows a restored page of the same session', async () => {
  expect(await restorePage('mine', false)).toBe(false);
});

test('loads a restored page of another session again', async () => {
  expect(await restorePage('other', false)).toBe(true);
});

test('loads a restored page again if the session is not known after 5 s', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    return ms > 5000 ? new AbortController().signal : AbortSignal.abort();
  });
  fetchStatus.mockImplementationOnce((_, { signal }) => {
    return signal.aborted ? Promise.reject(signal.reason) : new Promise(() => {});
  });
  expect(await restorePage('mine', false)).toBe(true);
  waits.mockRestore();
});

test('loads a restored page with another customer’s data again, without asking for the session', async () => {
  expect(await restorePage('mine', true)).toBe(true);
  expect(fetchStatus).not.toHaveBeenCalled();
});

test('loads a restored page of an earlier day again', async () => {
  startPageDay({ todaySecondsLeft: 0 });
  expect(await restorePage('mine', false)).toBe(true);
});
