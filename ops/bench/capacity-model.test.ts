import { spawnSync } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Costs, capacityFor, costsOf, type Demand, type Setup } from './capacity-model.ts';

const COSTS: Costs = {
  visitMs: 50,
  statements: 40,
  commands: 80,
  logBytes: 5000,
  sessionBytes: 2048,
  serverMb: 300,
};
const SETUP: Setup = { connections: 10, idleSeconds: 1800, logShare: 1 };
/** 900,000 logins in two hours: 125 per second on average, 250 at the peak. */
const NATION: Demand = { customers: 3_000_000, share: 0.3, hours: 2, burst: 2 };

describe('the capacity', () => {
  test('follows from visits per second and the cost of a visit', () => {
    const needed = capacityFor(NATION, COSTS, SETUP);
    expect(needed.visitsPerSecond).toBe(250);
    expect(needed.cores).toBeCloseTo(12.5);
    // 12.5 cores at 70 % are 18 servers, and one may fail.
    expect(needed.servers).toBe(19);
    expect(needed.connections).toBe(190);
    expect(needed.statementsPerSecond).toBe(10_000);
    expect(needed.busyConnections).toBe(20);
    expect(needed.commandsPerSecond).toBe(20_000);
    expect(needed.serversMb).toBe(5700);
    expect(needed.logGb).toBeCloseTo(4.5);
  });

  test('counts a session for as long as it is used and idle, and each customer once', () => {
    const needed = capacityFor(NATION, COSTS, SETUP);
    expect(needed.sessions).toBe(525_000);
    expect(needed.valkeyMb).toBeCloseTo(1025.4, 1);
    expect(capacityFor({ ...NATION, hours: 0.1 }, COSTS, SETUP).sessions).toBe(900_000);
  });

  test('is at least two servers', () => {
    expect(capacityFor({ ...NATION, customers: 1000 }, COSTS, SETUP).servers).toBe(2);
  });

  test('logs the share of sessions that operators choose', () => {
    expect(capacityFor(NATION, COSTS, { ...SETUP, logShare: 0.1 }).logGb).toBeCloseTo(0.45);
  });
});

describe('the costs', () => {
  const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'reference', 'measurements.md');

  test('are read from the measurements', () => {
    for (const value of Object.values(costsOf(readFileSync(PAGE, 'utf8')))) expect(value).toBeGreaterThan(0);
  });

  test('are the figures of their rows and columns', () => {
    const visit = `<!-- visit -->
| whole visit | 37 | 36.5 | 16.8 |
| Statements to the database | 30.1 |
| Commands to Valkey | 32.2 |
| Valkey memory of a session, bytes | 4393 |
| Log, bytes | 3917 |
<!-- /visit -->`;
    const process = '<!-- process -->\n| server | 0.43 | 126 | 270 | 274 |\n<!-- /process -->';
    expect(costsOf(`| Log, bytes | 1 |\n${visit}\n${process}`)).toEqual({
      visitMs: 36.5,
      statements: 30.1,
      commands: 32.2,
      sessionBytes: 4393,
      logBytes: 3917,
      serverMb: 274,
    });
  });

  test('that are missing are named, with the command that measures them', () => {
    expect(() => costsOf('<!-- visit -->\n<!-- /visit -->')).toThrow(
      "docs/reference/measurements.md lacks 'whole visit': run npm run bench -- visit.",
    );
  });
});

describe('the command', () => {
  const run = (args: readonly string[], stdout: number | 'pipe' = 'pipe') =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'capacity.ts'), ...args], {
      stdio: ['ignore', stdout, 'pipe'],
      encoding: 'utf8',
    });

  test('prints what customers need', () => {
    const { status, stdout, stderr } = run(['--customers', '100000', '--share', '1']);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Servers of one core: ');
  });

  test('prints the examples of docs/capacity.md', () => {
    const examples = [300_000, 3_000_000].map((customers) => {
      const { stdout } = run(['--customers', `${customers}`, '--visit-ms', '40']);
      const figure = (line: string) => new RegExp(`^${line}: +([\\d,]*\\d)`, 'm').exec(stdout)?.[1];
      return `${figure('Statements per second')}, ${figure('Valkey commands per second')}`;
    });
    expect(readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'capacity.md'), 'utf8')).toContain(
      `| Statements/s, Valkey commands/s | ${examples.join(' | ')} |`,
    );
  });

  test.each([
    [['--share', '2'], '--share must be at most 1.'],
    [['--log-share', '1.1'], '--log-share must be at most 1.'],
    [['--connections', '1.5'], '--connections must be a whole number.'],
    [['--hours', '0'], '--hours must be a number above 0.'],
    [['--customers', 'Infinity'], '--customers must be a number above 0.'],
    [['300000'], 'Give only options.'],
  ])('refuses %j', (args, line) => {
    const { status, stdout, stderr } = run(args);
    expect([status, stdout, stderr]).toEqual([2, '', `${line} See --help.\n`]);
  });

  test.runIf(existsSync('/dev/full'))('fails if its output is full', () => {
    const { status, stderr } = run([], openSync('/dev/full', 'w'));
    expect([status, stderr]).toEqual([1, 'The command failed: ENOSPC: no space left on device, write\n']);
  });
});
