import type { ErrorReportSettings } from '../../contract/first-page.ts';

/** How many of the sessions are recorded at each traffic level (spec: shell §9). */
export const REPLAY_SESSION_RATES: Readonly<Record<ErrorReportSettings['trafficLevel'], number>> = {
  normal: 0.1,
  high: 0.01,
  'extra-high': 0.005,
};

/** What messages are not reported: those with a text in it, or after a ^ those that begin with it (spec: shell §8.5). */
export function ignoredMessages(ignored: readonly string[]): (string | RegExp)[] {
  return ignored.map((text) =>
    text.startsWith('^') ? new RegExp(`^${text.slice(1).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`) : text,
  );
}
