import {
  browserProfilingIntegration,
  browserTracingIntegration,
  captureConsoleIntegration,
  getClient,
  getReplay,
  replayIntegration,
} from '@sentry/browser';

let isStarted = false;

/** Adds replay, console capture, profiling and traces. Again after `stop`, it buffers for the next error. */
export function start(): void {
  if (isStarted) {
    getReplay()?.startBuffering();
    return;
  }
  isStarted = true;
  for (const integration of [
    replay(),
    captureConsoleIntegration({ levels: ['error'] }),
    browserProfilingIntegration(),
    browserTracingIntegration(),
  ]) {
    getClient()?.addIntegration(integration);
  }
}

/** Stops recording and discards unsent data. */
export function stop(): void {
  void getReplay()?.stop({ flush: false });
}

/**
 * Returns the replay integration. A replay shows the layout, not the content: text, inputs, names and
 * addresses are masked, and images are left out. Compression is off: Trusted Types block the URL of its
 * worker, and we must scrub the data before it is sent (ADR-036). Nothing is stored in the browser.
 */
function replay() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: [
      ...['title', 'placeholder', 'aria-label', 'alt', 'value', 'href', 'src', 'action'],
      ...['datetime', 'data-number'],
    ],
    networkCaptureBodies: false,
    useCompression: false,
    stickySession: false,
  });
}
