import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneEachTurn } from './one-each-turn.ts';

test('each that waits gets a turn of its own, in the order of asking', async () => {
  const myTurn = oneEachTurn();
  const done: string[] = [];
  const renders = ['a', 'b', 'c'].map((name) => myTurn().then(() => done.push(name)));
  const seen: string[] = [];
  while (done.length < renders.length) {
    await turnOfTheLoop();
    seen.push(done.join(''));
  }
  expect(seen).toEqual(['a', 'ab', 'abc']);
});

test('who asks when nobody waits any more gets the next turn', async () => {
  const myTurn = oneEachTurn();
  await myTurn();
  let isDone = false;
  const second = myTurn().then(() => {
    isDone = true;
  });
  expect(isDone).toBe(false);
  await second;
  expect(isDone).toBe(true);
});
