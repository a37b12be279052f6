import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../testing/databases.ts';
import { expectDeletedCustomerRefused, expectGuarded } from '../testing/guarded-endpoints.ts';
import { openDemoPortal, type TestPortal } from '../testing/portal.ts';

const KARI = '01819021887';
const SILJE = '11829521832';
const TOR = '30925821752';
const AMINA = '21879221800';
const MARIT = '05843821881';
/** A customer who is known only by the login. */
const UNKNOWN = '13919110028';

const MILEAGE = {
  oppgavetype: 'KILOMETERSTAND',
  beskrivelse: 'Volvo V60, EL 04821',
  avtalenummer: '81030354',
};

const PATHS = [
  '/oversikt/helseerklaering',
  '/oversikt/aksepttilbud',
  '/motor/oppgaver/motoroppgaver',
  '/eikaintegrasjon/kundekommunikasjon',
];

describe.each(databases())('tasks on $name', ({ open }) => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openDemoPortal(open);
  });
  afterAll(() => portal.close());

  test.each([
    [KARI, { antall: 1 }, { antall: 1 }, { oppgaver: [MILEAGE] }, { hasUlesteMeldinger: true }],
    [TOR, { antall: 1 }, { antall: 3 }, { oppgaver: [] }, { hasUlesteMeldinger: false }],
    [AMINA, { antall: 0 }, { antall: 0 }, { oppgaver: [] }, { hasUlesteMeldinger: false }],
    [UNKNOWN, { antall: 0 }, { antall: 0 }, { oppgaver: [] }, { hasUlesteMeldinger: false }],
  ])('%s receives exactly their own tasks', async (ssn, ...expected) => {
    const browser = await portal.loggedIn(ssn);
    const answers = await Promise.all(PATHS.map((path) => browser.call('GET', path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(answers.map((answer) => answer.json())).toEqual(expected);
  });

  test('the task for unread messages disappears when the last message is read', async () => {
    const silje = await portal.loggedIn(SILJE);
    const unread = async () => (await silje.call('GET', PATHS.at(-1) ?? '')).json();
    expect(await unread()).toEqual({ hasUlesteMeldinger: true });
    await silje.call('PUT', '/meldinger/EIKA_SKADE/e-2/lest');
    expect(await unread()).toEqual({ hasUlesteMeldinger: false });
  });

  test.each(PATHS)('%s is available only to a logged-in customer', (path) =>
    expectGuarded(portal, KARI, { method: 'GET', path }),
  );
  test.each(PATHS)('%s refuses a deleted customer', (path) =>
    expectDeletedCustomerRefused(portal, MARIT, { method: 'GET', path }),
  );
});
