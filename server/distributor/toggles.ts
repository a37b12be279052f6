import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'prom-client';
import type { Environment } from '../../contract/first-page.ts';
import type { Distributor } from './distributor-file.ts';

/** The feature toggles. Values are strings on the wire, as the specification requires (spec: shell §2.2). */
export type ToggleValues = Distributor['toggles'];

export type Toggles = {
  /** returns the current toggles of a distributor */
  of(distributor: Distributor, environment: Environment): ToggleValues;
  /** calls `listener` after each change, until `close` */
  onChange(listener: () => void): void;
  close(): void;
};

export type TogglesOptions = { registry: Registry; log: Pick<FastifyBaseLogger, 'warn'> };
