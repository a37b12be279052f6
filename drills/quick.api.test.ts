import { expect, test } from 'vitest';
import type { DrillOptions } from './drill.ts';
import { kills } from './kills.ts';
import { migrationDrill } from './migrations.ts';

/** As many as show that the drill itself still works; the command does the rest. */
const FEW: DrillOptions = { minutes: 1, rounds: 1 };
/** They start several servers, which takes long on a busy machine. */
const timeout = 180_000;

// Of the drills those that take a few seconds and no balancer.
test.each([kills, migrationDrill])('$name: $about', { timeout }, async ({ run }) => {
  expect((await run(FEW)).filter(({ holds }) => !holds)).toEqual([]);
});
