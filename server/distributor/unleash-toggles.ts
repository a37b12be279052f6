import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Counter, Gauge } from 'prom-client';
import { InMemStorageProvider, Unleash, UnleashEvents } from 'unleash-client';
import { inTime } from '../../domain/in-time.ts';
import type { UnleashServer } from '../platform/config/configuration.ts';
import type { Toggles, TogglesOptions, ToggleValues } from './toggles.ts';

/** Maximum time that startup waits for the first response, in ms, so that no feature shows that Unleash has disabled. */
const START_MS = 2000;
const TIMEOUT_MS = 5000;

/**
 * Returns the toggles of an Unleash server. The distributor file's toggles apply until its first response, and to toggles
 * that it does not know or whose rules can't be applied. If the server can't be reached, its last response applies.
 * Unleash sends its rules, and the portal applies them by distributor and environment. No customer data is sent.
 */
export async function unleashToggles(
  { url, token, pollSeconds }: UnleashServer,
  { registry, log }: TogglesOptions,
): Promise<Toggles> {
  const errors = new Counter({
    name: 'unleash_errors_total',
    help: 'Failed requests to the Unleash server and unusable responses',
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
    // The default contains the user and host name of the machine.
    instanceId: randomUUID(),
    customHeaders: { Authorization: token },
    refreshInterval: pollSeconds * 1000,
    timeout: TIMEOUT_MS,
    disableMetrics: true,
    // The default stores responses in a file.
    storageProvider: new InMemStorageProvider(),
    disableAutoStart: true,
    skipInstanceCountWarning: true,
  });
  client.on(UnleashEvents.Error, recordError);
  client.on(UnleashEvents.Warn, recordError);
  client.on(UnleashEvents.Changed, () => lastAnswer.setToCurrentTime());
  client.on(UnleashEvents.Unchanged, () => lastAnswer.setToCurrentTime());
  // The client says that the toggles have changed a moment before it applies them.
  let isAnswered = false;
  client.once(UnleashEvents.Synchronized, () => {
    isAnswered = true;
  });
  const started = client.start().then(() => nextTurn());
  await inTime(started, START_MS);

  return {
    of({ shortname, toggles }, environment) {
      if (!isAnswered) return toggles;
      const context = {
        environment,
        properties: { distributor: shortname },
        // Makes a gradual rollout switch whole distributors, instead of single pages at random.
        sessionId: shortname,
      };
      const toggleOf = (name: keyof ToggleValues) => {
        try {
          return client.isEnabled(name, context, toggles[name] === 'true') ? 'true' : 'false';
        } catch (error) {
          // The client does not check rules before it applies them.
          recordError(`${name}: ${(error as Error).message}`);
          return toggles[name];
        }
      };
      return {
        'nysalg-skade': toggleOf('nysalg-skade'),
        'direkte-innlogging': toggleOf('direkte-innlogging'),
      };
    },
    onChange(listener) {
      client.once(UnleashEvents.Synchronized, listener);
      client.on(UnleashEvents.Changed, () => {
        if (isAnswered) listener();
      });
    },
    close() {
      client.destroy();
      // The client has removed its own listeners. Without one, a pending request that fails would end the
      // process.
      // biome-ignore lint/complexity/useLiteralKeys: the library declares it private
      client['repository'].on(UnleashEvents.Error, () => {});
    },
  };
}
