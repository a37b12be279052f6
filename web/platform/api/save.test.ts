import { expect, it, vi } from 'vitest';
import { OfflineError } from '../online.ts';
import { HttpError } from './http-error.ts';
import { OutcomeUnknown, saveAndVerify } from './save.ts';

const http = (status: number) => new HttpError(status, 'x', null);
const connectionLost = new TypeError('Failed to fetch');
const deadlinePassed = new DOMException('x', 'TimeoutError');

const saving = (failure: unknown, readStored: () => Promise<string>) =>
  saveAndVerify(
    () => Promise.reject(failure),
    readStored,
    (stored) => stored === 'new',
  );
const down = () => Promise.reject(http(503));

it('returns the answer without reading the stored data', async () => {
  const readStored = vi.fn();
  const save = saveAndVerify(
    async () => 'new',
    readStored,
    () => false,
  );
  expect(await save).toBe('new');
  expect(readStored).not.toHaveBeenCalled();
});

it.each([connectionLost, deadlinePassed, http(500), http(502)])(
  'succeeds if the data is stored, although the save failed with %s',
  async (failure) => {
    expect(await saving(failure, async () => 'new')).toBe('new');
  },
);

it.each([connectionLost, http(500), http(502), http(503)])(
  'fails with %s if the data is not stored',
  async (failure) => {
    await expect(saving(failure, async () => 'old')).rejects.toBe(failure);
  },
);

it.each([deadlinePassed, http(504)])(
  'has an unknown outcome after a timeout, even if the data is not stored: %s',
  async (timeout) => {
    await expect(saving(timeout, async () => 'old')).rejects.toThrow(OutcomeUnknown);
  },
);

it.each([connectionLost, deadlinePassed, http(502), http(504), new Error('Error while parsing JSON')])(
  'has an unknown outcome if reading the stored data also fails, after %s',
  async (failure) => {
    await expect(saving(failure, down)).rejects.toMatchObject({ name: 'OutcomeUnknown', cause: failure });
  },
);

it('fails if the server reports that it did not save and reading the stored data also fails', async () => {
  const failure = http(503);
  await expect(saving(failure, down)).rejects.toBe(failure);
});

it('does not read the stored data after a refusal', async () => {
  const readStored = vi.fn();
  await expect(saving(http(400), readStored)).rejects.toMatchObject({ status: 400 });
  expect(readStored).not.toHaveBeenCalled();
});

it('does not read the stored data if the save was never sent', async () => {
  const readStored = vi.fn();
  const offline = new OfflineError();
  await expect(saving(offline, readStored)).rejects.toBe(offline);
  expect(readStored).not.toHaveBeenCalled();
});
