import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import { failureNow } from './discover-provider.ts';
import type { LoginClient } from './login-client.ts';

/**
 * The steps of a login that are counted: an address at the provider was given, the provider did not answer us,
 * the provider identified the customer. Opening the login page begins a login.
 */
const STEPS = ['begun', 'unanswered', 'completed'] as const;
export type CountLogin = (step: (typeof STEPS)[number]) => void;

/** Minimum interval between checks of the provider, in ms. */
const CHECK_EVERY_MS = 30_000;

/** Returns the function that counts the steps of logins. */
export function countLogins(registry: Registry): CountLogin {
  const logins = new Counter({
    name: 'logins_total',
    help: 'Logins by step: begun, unanswered (the provider did not answer), completed',
    labelNames: ['step'],
    registers: [registry],
  });
  for (const step of STEPS) logins.inc({ step }, 0);
  return (step) => logins.inc({ step });
}

/**
 * Adds the metric `login_provider_up`. The provider's metadata are fetched when the metrics are read, at most
 * every 30 s. The embedded test login is not measured.
 */
export function measureProvider(
  client: LoginClient,
  registry: Registry,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): void {
  if (client.fetch) return;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isUp = true;
  new Gauge({
    name: 'login_provider_up',
    help: '1 if the login provider answers',
    registers: [registry],
    async collect() {
      if (performance.now() - checkedAt >= CHECK_EVERY_MS) {
        checkedAt = performance.now();
        const wasUp = isUp;
        const reason = await failureNow(client);
        isUp = reason === null;
        if (wasUp && !isUp) log.error({ reason }, 'the login provider does not answer');
        if (!wasUp && isUp) log.info('the login provider answers again');
      }
      this.set(isUp ? 1 : 0);
    },
  });
}
