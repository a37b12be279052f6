import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Environment } from '../../contract/first-page.ts';
import type { UnleashServer } from '../platform/config/configuration.ts';
import type { Distributor } from './distributor-file.ts';

/** Which functions are switched on; texts on the wire, since the rules are about the text (spec: shell §2.2). */
export type ToggleValues = Distributor['toggles'];

export type Toggles = {
  /** the toggles that hold for a distributor at this moment */
  of(distributor: Distributor, environment: Environment): ToggleValues;
  close(): void;
};

export type TogglesOptions = {
  /** null: the distributor file decides */
  unleash: UnleashServer | null;
  registry: Registry;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** The toggles of the distributor file, or of an Unleash server where one is configured (spec: decisions §6). */
export async function openToggles({ unleash, ...parts }: TogglesOptions): Promise<Toggles> {
  if (unleash === null) return { of: ({ toggles }) => toggles, close() {} };
  const { unleashToggles } = await import('./unleash-toggles.ts');
  return await unleashToggles(unleash, parts);
}
