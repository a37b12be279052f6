import { describe, expect, test, vi } from 'vitest';
import { missingForCluster } from '../../server/testing/cluster.ts';
import { clock } from './clock.ts';
import { crowd } from './crowd.ts';
import { deployment } from './deployment.ts';
import { disk } from './disk.ts';
import { type DrillOptions, noticed } from './drill.ts';
import { endurance } from './endurance.ts';
import { hangingSources } from './hanging-sources.ts';
import { kills } from './kills.ts';
import { migrationDrill } from './migrations.ts';
import { withTraffic } from './traffic.ts';

/** Enough to show that the drill still works. The command runs the full number. */
const FEW: DrillOptions = { minutes: 1, rounds: 1, isShort: true };
/** The drills start several servers, which takes long on a busy machine. */
const timeout = 180_000;
const canMount = process.getuid?.() === 0;

// Only the drills that take a few seconds and need no balancer. Those that measure times need a quiet machine.
describe.each([kills, migrationDrill, clock, ...(canMount ? [disk] : [])])('$name', (drill) => {
  test(drill.about, { timeout }, async () => {
    expect((await drill.run(FEW)).filter(({ holds }) => !holds)).toEqual([]);
  });
});

test.each([kills, migrationDrill, clock, hangingSources, crowd, ...(canMount ? [disk] : [])])(
  '$name is red if $fault.what',
  { timeout },
  async (drill) => {
    expect(noticed(drill, await drill.run({ ...FEW, withFault: true }))).toBe(true);
  },
);

test.skipIf(missingForCluster().length > 0)(
  `deployment is red if ${deployment.fault.what}`,
  { timeout },
  async () => {
    expect(noticed(deployment, await deployment.run({ ...FEW, withFault: true }))).toBe(true);
  },
);

test('endurance does not measure a single minute, which has no drift', async () => {
  await expect(endurance.run(FEW)).rejects.toThrow('--minutes must be at least 2');
});

test('disk says that it was skipped when no disk can be mounted, also with its fault', async () => {
  vi.stubEnv('PATH', '');
  const findings = await disk.run({ ...FEW, withFault: true });
  vi.unstubAllEnvs();
  expect(findings.map(({ figure }) => figure)).toEqual(['skipped: mounting a disk requires root']);
});

test('a drill whose act fails ends its requests, and fails', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    await new Promise((done) => setTimeout(done, 1));
    return new Response();
  };
  const failing = async () => {
    throw new Error('the act failed');
  };
  await expect(withTraffic(ask, 2, failing)).rejects.toThrow('the act failed');
  const after = asked;
  await new Promise((done) => setTimeout(done, 50));
  expect(asked).toBe(after);
});
