import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import type { AreaServices } from '../standing/area-services.ts';
import { checkConfirmation } from './check-confirmation.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }));
vi.mock('../platform/observability/security-log.ts', () => ({ securityEvent: vi.fn() }));
vi.mock('./confirmation-codes.ts', () => ({
  findCode: async (_db: unknown, code: string) => {
    if (code === 'BBBBBBBBBBBB') throw new Error('no store');
    return code === 'CCCCCCCCCCCC' ? { customer_id: 'c', system: 'NICE', policy_number: '1' } : null;
  },
}));

const DEPS = { holdings: { agreement: async () => null } } as unknown as AreaServices;

test.each([
  ['a text that is no code', 'x', { gyldig: false }],
  ['an unknown code', 'AAAA-AAAA-AAAA', { gyldig: false }],
  ['a code whose insurance is gone', 'CCCC-CCCC-CCCC', { gyldig: false }],
  ['a code that can’t be looked up', 'BBBB-BBBB-BBBB', new Error('no store')],
])('answers %s only after 250 ms', async (_what, written, answer) => {
  const timer = Promise.withResolvers<void>();
  vi.mocked(setTimeout).mockReturnValueOnce(timer.promise);
  let answered: unknown = null;
  const checked = checkConfirmation(DEPS, { distributor: {} } as FastifyRequest, written)
    .catch((error: unknown) => error)
    .then((given) => {
      answered = given;
    });
  expect(setTimeout).toHaveBeenLastCalledWith(250);
  await new Promise(setImmediate);
  expect(answered).toBe(null);
  timer.resolve();
  await checked;
  expect(answered).toEqual(answer);
});
