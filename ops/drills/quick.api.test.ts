import { expect, test } from 'vitest';
import type { DrillOptions } from './drill.ts';
import { kills } from './kills.ts';
import { migrationDrill } from './migrations.ts';

/** Enough to show that the drill still works. The command runs the full number. */
const FEW: DrillOptions = { minutes: 1, rounds: 1 };
/** The drills start several servers, which takes long on a busy machine. */
const timeout = 180_000;

// Only the drills that take a few seconds and need no balancer.
test.each([kills, migrationDrill])('$name: $about', { timeout }, async ({ run }) => {
  expect((await run(FEW)).filter(({ holds }) => !holds)).toEqual([]);
});
