// npm run capacity -- --customers N [--share 0.3] [--hours 2] [--burst 2] …: prints what a number of customers needs,
// from the measured costs (docs/capacity.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../commands/shared/issues.ts';
import { parseOptions } from '../../commands/shared/options.ts';
import { type CommandIo, commandLine } from '../../commands/shared/run-command.ts';
import { runMain } from '../../commands/shared/run-main.ts';
import { print } from '../../commands/shared/write-out.ts';
import { root } from '../../tools/set-up.mjs';
import { type Capacity, type Costs, capacityFor, costsOf } from './capacity-model.ts';

const MEASUREMENTS = join(root, 'docs', 'reference', 'measurements.md');
/** Connections to one PostgreSQL above which PgBouncer is needed. */
const MANY_CONNECTIONS = 200;

const DEFAULTS = {
  customers: '300000',
  share: '0.3',
  hours: '2',
  burst: '2',
  connections: '10',
  'idle-seconds': '1800',
  'log-share': '1',
};
const VISIT_MS = 'visit-ms';
const USAGE = `Usage: npm run capacity -- [--customers N] [--share S] [--hours H] [--burst B] [--connections N] [--idle-seconds N] [--log-share S] [--visit-ms MS]
Prints what N customers need, of whom the share S logs in within H hours, B times as many in the busiest minute as on average.
Defaults: ${Object.entries(DEFAULTS)
  .map(([name, value]) => `--${name} ${value}`)
  .join(' ')}. The costs are those of docs/reference/measurements.md;
--visit-ms replaces the CPU time of a visit.`;

const OPTIONS = {
  ...Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [name, { type: 'string', default: value } as const]),
  ),
  [VISIT_MS]: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

type Name = keyof typeof DEFAULTS | typeof VISIT_MS;
const SHARES: readonly Name[] = ['share', 'log-share'];
const WHOLE: readonly Name[] = ['customers', 'connections', 'idle-seconds'];

await runMain(
  commandLine({
    usage: USAGE,
    parse: outputOf,
    run: (lines, io: CommandIo) => print(lines.join('\n'), io.stdout),
  }),
);

function outputOf(args: string[]): readonly string[] | null {
  const { values, positionals } = parseOptions(args, OPTIONS);
  if (positionals.length > 0) throw new UsageError('Give only options.');
  if (values.help) return null;
  const given = numbersOf(values);
  const measured = costsOf(readFileSync(MEASUREMENTS, 'utf8'));
  const costs = values[VISIT_MS] === undefined ? measured : { ...measured, visitMs: given(VISIT_MS) };
  const needed = capacityFor(
    { customers: given('customers'), share: given('share'), hours: given('hours'), burst: given('burst') },
    costs,
    {
      connections: given('connections'),
      idleSeconds: given('idle-seconds'),
      logShare: given('log-share'),
    },
  );
  return linesOf(needed, costs, given('hours'));
}

function numbersOf(values: Readonly<Record<string, unknown>>): (name: Name) => number {
  return (name) => {
    const value = Number(values[name]);
    if (!(value > 0 && Number.isFinite(value))) throw new UsageError(`--${name} must be a number above 0.`);
    if (SHARES.includes(name) && value > 1) throw new UsageError(`--${name} must be at most 1.`);
    if (WHOLE.includes(name) && !Number.isInteger(value))
      throw new UsageError(`--${name} must be a whole number.`);
    return value;
  };
}

function linesOf(needed: Capacity, costs: Costs, hours: number): string[] {
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  const pooled = needed.connections > MANY_CONNECTIONS;
  return [
    `Visits per second at the peak:  ${needed.visitsPerSecond.toFixed(1)} of ${costs.visitMs} ms`,
    `Cores at the peak:              ${needed.cores.toFixed(1)}`,
    `Servers of one core:            ${whole(needed.servers)}, one of them spare, each 70 % busy`,
    `Memory of the servers:          ${whole(needed.serversMb)} MB; limit of each: 512 MB`,
    `Connections from the servers:   ${whole(needed.connections)}${pooled ? ': use PgBouncer' : ''}`,
    `Statements per second:          ${whole(needed.statementsPerSecond)}, ${whole(needed.busyConnections)} connections busy`,
    `Valkey commands per second:     ${whole(needed.commandsPerSecond)}`,
    `Sessions at once:               ${whole(needed.sessions)}, ${whole(needed.valkeyMb)} MB in Valkey`,
    `Log in these ${hours} hours:           ${needed.logGb.toFixed(1)} GB`,
  ];
}
