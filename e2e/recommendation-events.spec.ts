import { payloadsOf } from './collector.ts';
import { logIn } from './log-in.ts';
import { personNamed } from './people.ts';
import { expect } from './portal.ts';
import { test } from './with-collector.ts';

test.use({ consent: { functional: 'accepted', statistics: 'accepted', marketing: 'denied' } });

test('the control group is counted once, with the recommendations that are not shown', async ({
  page,
  collector,
}) => {
  await logIn(page, personNamed('Marit').ssn);
  const counted = (type: string) => payloadsOf(collector, type);
  await expect.poll(() => counted('NBO view').length, { timeout: 15_000 }).toBe(1);
  expect(counted('NBO view')[0]).toMatchObject({
    page: 'forsikringsoversikt',
    mainNboProduct: 'FRITIDSHUS',
    subNboProducts: ['BAAT'],
    presentedNboModule: false,
    controlGroup: true,
    fallback: false,
  });
  expect(counted('experiment started')).toMatchObject([{ name: 'anbefalinger', variant: 'kontrollgruppe' }]);
});
