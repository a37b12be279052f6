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
  setErrorSink(received, async () => {});
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
  setErrorSink(received, async () => {});
  expect(received).toHaveBeenCalledTimes(20);
});

test('waits until reports are sent, but no longer than asked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { setErrorSink, untilReported } = await import('./reports.ts');
  const ended = vi.fn();
  void untilReported(3000).then(ended);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();

  const sent = Promise.withResolvers<void>();
  void untilReported(3000).then(ended);
  setErrorSink(vi.fn(), () => sent.promise);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ended).toHaveBeenCalledOnce();
  sent.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
