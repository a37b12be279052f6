import type { ErrorReportSettings } from '../../contract/first-page.ts';
import { literalPattern } from '../../domain/literal-pattern.ts';

/** The share of sessions recorded at each traffic level, from 0 to 1 (spec: shell §9). */
export const REPLAY_SESSION_RATES: Readonly<Record<ErrorReportSettings['trafficLevel'], number>> = {
  normal: 0.1,
  high: 0.01,
  'extra-high': 0.005,
};

/**
 * Returns the patterns of messages that are not reported (spec: shell §8.5). A text matches anywhere in the
 * message; after a ^ it matches only at the start.
 */
export function ignoredMessages(ignored: readonly string[]): (string | RegExp)[] {
  return ignored.map((text) =>
    text.startsWith('^') ? new RegExp(`^${literalPattern(text.slice(1))}`) : text,
  );
}
