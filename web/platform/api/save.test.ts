import { expect, it, vi } from 'vitest';
import { OfflineError } from '../online.ts';
import { HttpError } from './http-error.ts';
import { OutcomeUnknown, saveSurely } from './save.ts';

const http = (status: number) => new HttpError(status, 'x', null);
const connectionLost = new TypeError('Failed to fetch');
const deadlinePassed = new DOMException('x', 'TimeoutError');

const saving = (failure: unknown, readStored: () => Promise<string>) =>
  saveSurely(
    () => Promise.reject(failure),
    readStored,
    (stored) => stored === 'new',
  );
const down = () => Promise.reject(http(503));

it('returns its answer without another question', async () => {
  const readStored = vi.fn();
  const save = saveSurely(
    async () => 'new',
    readStored,
    () => false,
  );
  expect(await save).toBe('new');
  expect(readStored).not.toHaveBeenCalled();
});

it.each([connectionLost, deadlinePassed, http(500), http(502)])(
  'a save that was done counts as done, though all that came of it is %s',
  async (failure) => {
    expect(await saving(failure, async () => 'new')).toBe('new');
  },
);

it.each([connectionLost, http(500), http(502), http(503)])(
  'a save that was not done, as what is stored says, fails with %s',
  async (failure) => {
    await expect(saving(failure, async () => 'old')).rejects.toBe(failure);
  },
);

it('a save that has only had its time may be done yet, whatever is stored now', async () => {
  await expect(saving(deadlinePassed, async () => 'old')).rejects.toThrow(OutcomeUnknown);
});

it.each([connectionLost, deadlinePassed, http(502), http(504), new Error('Error while parsing JSON')])(
  'where nobody can be asked, nobody knows what came of a save with %s',
  async (failure) => {
    await expect(saving(failure, down)).rejects.toMatchObject({ name: 'OutcomeUnknown', cause: failure });
  },
);

it('where nobody can be asked, a save that the server says it did not do has failed', async () => {
  const failure = http(503);
  await expect(saving(failure, down)).rejects.toBe(failure);
});

it('a save that was refused is not asked about', async () => {
  const readStored = vi.fn();
  await expect(saving(http(400), readStored)).rejects.toMatchObject({ status: 400 });
  expect(readStored).not.toHaveBeenCalled();
});

it('asks nobody about what was never sent', async () => {
  const readStored = vi.fn();
  const offline = new OfflineError();
  await expect(saving(offline, readStored)).rejects.toBe(offline);
  expect(readStored).not.toHaveBeenCalled();
});
