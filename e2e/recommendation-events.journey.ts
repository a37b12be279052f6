import { logIn } from './log-in.ts';
import { people, personNamed } from './people.ts';
import { expect } from './portal.ts';
import { test } from './with-collector.ts';

test.use({ consent: { functional: 'accepted', statistics: 'accepted', marketing: 'denied' } });
test.setTimeout(90_000);

const SHOWN = { mainNboProduct: 'BIL', subNboProducts: ['REISE', 'INNBO'], fallback: true };
const NOT_SHOWN = { mainNboProduct: 'FRITIDSHUS', subNboProducts: ['BAAT'], fallback: false };

for (const [who, { ssn }, presentedNboModule, products] of [
  ['a customer who sees recommendations', people.jonas, true, SHOWN],
  ['the control group', personNamed('Marit'), false, NOT_SHOWN],
] as const) {
  test(`on the overview, ${who} is counted once`, async ({ page, collector }) => {
    await logIn(page, ssn);
    const counted = () => collector.events.filter(({ event }) => event === 'NBO view');
    await expect.poll(() => counted().length, { timeout: 15_000 }).toBe(1);
    expect(counted()[0]?.properties).toMatchObject({
      page: 'forsikringsoversikt',
      presentedNboModule,
      controlGroup: !presentedNboModule,
      ...products,
    });
  });
}
