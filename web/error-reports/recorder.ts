import {
  browserProfilingIntegration,
  browserTracingIntegration,
  captureConsoleIntegration,
  getClient,
  getReplay,
  replayIntegration,
} from '@sentry/browser';

let isStarted = false;

/** Adds replay, console capture, profiling and traces; called again after `stop`, keeps a replay for the next error. */
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

/** Stops recording; what was not sent is thrown away. */
export function stop(): void {
  void getReplay()?.stop({ flush: false });
}

/**
 * A replay shows where things stood, not their text: text, inputs, names and addresses are masked, pictures left out.
 * Its worker for compression is left out too: Trusted Types refuse its address, and we scrub what leaves (ADR-016).
 * Nothing is stored in the browser.
 */
function replay() {
  return replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value', 'href', 'src', 'action'],
    networkCaptureBodies: false,
    useCompression: false,
    stickySession: false,
  });
}
