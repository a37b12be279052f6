import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { CommandError } from './issues.ts';
import { print, printDone, writeOut } from './write-out.ts';

/** Returns an output that fails with the given code at its third chunk. */
function failing(code: string) {
  const written: string[] = [];
  const output = new Writable({
    write(chunk: Buffer, _, done) {
      if (written.length === 2) return done(Object.assign(new Error(code), { code }));
      written.push(chunk.toString());
      done();
    },
  });
  return { written, output };
}

/** Returns ten chunks, and a state that counts the chunks made and records the end of reading. */
function source() {
  const state = { made: 0, ended: false };
  async function* chunks() {
    try {
      for (; state.made < 10; state.made += 1) yield `${state.made}`;
    } finally {
      state.ended = true;
    }
  }
  return { state, chunks: chunks() };
}

it('ends quietly when the reader has closed, and ends the source', async () => {
  const { written, output } = failing('EPIPE');
  const { state, chunks } = source();
  await writeOut(chunks, output);
  expect(written).toEqual(['0', '1']);
  expect(state).toEqual({ made: 2, ended: true });
});

it('throws any other error of the output, and ends the source', async () => {
  const { output } = failing('ENOSPC');
  const { state, chunks } = source();
  await expect(writeOut(chunks, output)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(state.ended).toBe(true);
});

it('makes a chunk only after the previous one is written', async () => {
  const going: (() => void)[] = [];
  const output = new Writable({
    highWaterMark: 1_000_000,
    write: (_chunk, _, done) => void going.push(done),
  });
  const { state, chunks } = source();
  const written = writeOut(chunks, output);
  await expect.poll(() => going).toHaveLength(1);
  expect(state.made).toBe(0);
  while (state.made < 10) {
    await expect.poll(() => going.length).toBeGreaterThan(0);
    going.shift()?.();
    await new Promise(setImmediate);
  }
  await written;
});

it('says that a change is done when its result can’t be printed', async () => {
  const full = new Writable({ write: (_chunk, _, done) => done(new Error('no space left')) });
  await expect(printDone('Deleted 1 customer.', full)).rejects.toEqual(
    new CommandError('It is done, but the result could not be printed: no space left'),
  );
});

it('listens once to an output that gets many lines', async () => {
  const { output } = failing('ENOSPC');
  for (const line of ['first', 'second']) await print(line, output);
  expect(output.listenerCount('error')).toBe(1);
});
