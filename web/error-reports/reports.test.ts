import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

const errorEvent = (fields: object) => Object.assign(new Event('error'), fields);

test('buffers reports until there is a sink, and passes them on in order', async () => {
  const { bufferErrors, setErrorSink, reportMessage } = await import('./reports.ts');
  const [thrown, rejected] = [new Error('kastet'), new Error('avvist')];
  bufferErrors();
  window.dispatchEvent(errorEvent({ error: thrown, message: 'kastet' }));
  reportMessage('noe skjedde');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: rejected }));
  window.dispatchEvent(errorEvent({ error: null, message: 'Script error.' }));

  const received = vi.fn();
  setErrorSink(received);
  expect(received.mock.calls.flat()).toEqual([
    { error: thrown },
    { message: 'noe skjedde' },
    { error: rejected },
    { message: 'Script error.' },
  ]);

  window.dispatchEvent(errorEvent({ error: thrown, message: 'kastet' }));
  reportMessage('noe mer');
  expect(received).toHaveBeenCalledTimes(5);
});

test('buffers at most twenty reports', async () => {
  const { setErrorSink, reportMessage } = await import('./reports.ts');
  for (let at = 0; at < 100; at += 1) reportMessage(String(at));
  const received = vi.fn();
  setErrorSink(received);
  expect(received).toHaveBeenCalledTimes(20);
});
