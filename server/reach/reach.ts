import { inTime } from '../../domain/in-time.ts';
import type { System } from '../../domain/systems.ts';
import type { Configuration, UnleashServer } from '../platform/config/configuration.ts';
import { orNull } from '../platform/or-null.ts';
import { valkeyState } from '../platform/state/valkey-state.ts';
import { configuredLogin } from '../session/login-client.ts';
import { reachDatabase } from './reach-database.ts';
import { reachProvider } from './reach-provider.ts';
import { type Attempt, sourcesToReach } from './reach-sources.ts';
import { reasonOf } from './reason.ts';

/** Maximum time of an attempt, in ms. Most have shorter limits of their own. */
const ATTEMPT_MS = 10_000;
/** Timeout of Unleash, in ms, as in the server. */
const UNLEASH_MS = 5000;

/** The result of an attempt. `failure` is one line; null: it succeeded. */
export type Reached = { name: string; failure: string | null };

/**
 * Tries everything outside the portal that the configuration names, one after another: the database, Valkey,
 * the login provider, the sources of `systems` and Unleash. No customer's data is asked for.
 */
export async function reachAll(configuration: Configuration, systems: readonly System[]): Promise<Reached[]> {
  const reached: Reached[] = [];
  for (const attempt of attemptsOf(configuration, systems)) reached.push(await outcomeOf(attempt));
  return reached;
}

function attemptsOf(configuration: Configuration, systems: readonly System[]): Attempt[] {
  const { valkeyUrl, unleash, database } = configuration;
  const client = configuredLogin(configuration);
  return [
    {
      name: 'url' in database ? 'DATABASE_URL' : 'DATA_DIR',
      reach: () => reachDatabase(configuration, systems),
    },
    ...(valkeyUrl === null ? [] : [{ name: 'VALKEY_URL', reach: () => reachValkey(valkeyUrl) }]),
    ...(client ? [{ name: 'OIDC_ISSUER', reach: () => reachProvider(client) }] : []),
    ...sourcesToReach(configuration, systems),
    ...(unleash ? [{ name: 'UNLEASH_URL', reach: () => reachUnleash(unleash) }] : []),
  ];
}

async function outcomeOf({ name, reach }: Attempt): Promise<Reached> {
  try {
    const done = await inTime(
      reach().then(() => true),
      ATTEMPT_MS,
    );
    return { name, failure: done ? null : `no answer within ${ATTEMPT_MS / 1000} s` };
  } catch (error) {
    return { name, failure: reasonOf(error) };
  }
}

async function reachValkey(url: string): Promise<void> {
  const state = await valkeyState(url, () => {});
  await state.check().finally(() => state.close());
}

async function reachUnleash({ url, token }: UnleashServer): Promise<void> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/client/features`, {
    headers: { authorization: token },
    signal: AbortSignal.timeout(UNLEASH_MS),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`HTTP status ${response.status}`);
  if (!Array.isArray(orNull(() => JSON.parse(text))?.features)) throw new Error('the answer has no toggles');
}
