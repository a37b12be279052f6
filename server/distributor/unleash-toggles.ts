import { randomUUID } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';
import { Counter, Gauge } from 'prom-client';
import { InMemStorageProvider, Unleash, UnleashEvents } from 'unleash-client';
import type { UnleashServer } from '../platform/config/configuration.ts';
import type { Toggles, TogglesOptions, ToggleValues } from './toggles.ts';

/** Maximum wait of a start for the first answer, so that it doesn't show what Unleash has switched off. */
const START_MS = 2000;
const TIMEOUT_MS = 5000;

/**
 * Toggles of an Unleash server. The distributor file's hold until its first answer, and for a toggle that it
 * doesn't know; its last answer holds while it can't be reached. It learns of no customer: it sends the rules, and
 * they are applied here, by distributor and environment.
 */
export async function unleashToggles(
  { url, token, pollSeconds }: UnleashServer,
  { registry, log }: Omit<TogglesOptions, 'unleash'>,
): Promise<Toggles> {
  const errors = new Counter({
    name: 'unleash_errors_total',
    help: 'Requests to the Unleash server that failed, and answers of its that could not be used',
    registers: [registry],
  });
  const lastAnswer = new Gauge({
    name: 'unleash_last_answer_timestamp_seconds',
    help: 'When the Unleash server last sent the toggles, in epoch seconds; 0: never',
    registers: [registry],
  });
  const recordError = (error: Error | string) => {
    errors.inc();
    const reason = error instanceof Error ? error.message : error;
    log.warn({ reason: reason.slice(0, 200) }, 'the Unleash server failed');
  };

  const client = new Unleash({
    url,
    appName: 'forsikringsoversikt',
    // By default it sends the machine's user and name.
    instanceId: randomUUID(),
    customHeaders: { Authorization: token },
    refreshInterval: pollSeconds * 1000,
    timeout: TIMEOUT_MS,
    disableMetrics: true,
    // Otherwise it keeps its answers in a file.
    storageProvider: new InMemStorageProvider(),
    disableAutoStart: true,
    skipInstanceCountWarning: true,
  });
  client.on(UnleashEvents.Error, recordError);
  client.on(UnleashEvents.Warn, recordError);
  client.on(UnleashEvents.Changed, () => lastAnswer.setToCurrentTime());
  client.on(UnleashEvents.Unchanged, () => lastAnswer.setToCurrentTime());
  await Promise.race([client.start(), passed(START_MS, undefined, { ref: false })]);

  return {
    of({ shortname, toggles }, environment) {
      if (!client.isSynchronized()) return toggles;
      const context = {
        environment,
        properties: { distributor: shortname },
        // A gradual rollout switches whole distributors, instead of each page by chance.
        sessionId: shortname,
      };
      const toggleOf = (name: keyof ToggleValues) =>
        client.isEnabled(name, context, toggles[name] === 'true') ? 'true' : 'false';
      return {
        'nysalg-skade': toggleOf('nysalg-skade'),
        'direkte-innlogging': toggleOf('direkte-innlogging'),
      };
    },
    close() {
      client.destroy();
      // Its own listeners are gone now: a request under way that fails would end the process.
      // biome-ignore lint/complexity/useLiteralKeys: the library declares it private
      client['repository'].on(UnleashEvents.Error, () => {});
    },
  };
}
