import { expect, test } from 'vitest';
import type { AreaServices } from '../standing/area-services.ts';
import { taskHandlers } from './handlers.ts';

const [READ, UNREAD] = [{ lest: true }, { lest: false }];
const DISTRIBUTOR = { egneSider: ['meldinger'], messagesUrl: '/privat/forsikring/meldinger' };

/** Returns whether there are unread messages, with a source of the bank that answers `bank`. */
async function hasUnread(items: object[], complete: boolean, bank: boolean): Promise<boolean> {
  const holdings = { list: async () => ({ items, complete, missing: [] }) };
  const records = { communication: async () => ({ hasUlesteMeldinger: bank }) };
  const handlers = taskHandlers({ holdings, records } as unknown as AreaServices);
  const handle = handlers['GET /eikaintegrasjon/kundekommunikasjon'] as unknown as (
    context: object,
  ) => Promise<{ hasUlesteMeldinger: boolean }>;
  return (await handle({ request: { distributor: DISTRIBUTOR } })).hasUlesteMeldinger;
}

test.each([
  ['an unread one', [READ, UNREAD], true, [true, true]],
  ['an unread one in an incomplete list', [UNREAD], false, [true, true]],
  ['only read ones', [READ], true, [false, false]],
  ['only read ones in an incomplete list, as the bank says', [READ], false, [true, false]],
  ['none, as the bank says', [], true, [true, false]],
])('the task of unread messages with %s', async (_what, items, complete, expected) => {
  const answers = await Promise.all([true, false].map((bank) => hasUnread(items, complete, bank)));
  expect(answers).toEqual(expected);
});
