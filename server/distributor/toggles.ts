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
