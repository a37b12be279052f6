import demo from '../commands/portfolio/demo.json' with { type: 'json' };
import { TestSource } from '../server/testing/http-sources.ts';
import { answersStatus } from '../server/testing/misbehaviours.ts';
import { beginSession } from './log-in.ts';
import { expectNoFindings } from './no-findings.ts';
import { people } from './people.ts';
import { expect, startPortal, test } from './portal.ts';
import { visit } from './visit.ts';

const { kari } = people;
const BASE = '/privat/forsikring';

/** Address of each page, its message while a system is down, and its content when the system responds. */
const PAGES = [
  [`${BASE}/motor/detaljer/81030354`, 'Vi får ikke tak i denne forsikringen', 'Dette er du dekket for'],
  [`${BASE}/dokumenter`, 'noen av dokumentene dine mangler', 'Grønt kort'],
  [`${BASE}/skadesaker`, 'noen av skadesakene dine mangler', 'Storm tok takstein'],
  [`${BASE}/betaling`, 'noen av fakturaene dine mangler', '0081030765111'],
  [`${BASE}/meldinger`, 'noen av meldingene dine mangler', 'Send oss bilder av taket'],
  [`${BASE}/skadesaker/NICE/26-104417`, 'Vi får ikke tak i denne skadesaken', 'Dette har skjedd'],
] as const;

test('each page reports a failing system, also in the mobile bank, and a retry by keyboard loads the rest', async ({
  page,
}) => {
  const source = new TestSource('NICE');
  await source.open();
  const known = demo.customers.find(({ ssn }) => ssn === kari.ssn);
  const items = source.of(kari.ssn);
  const ofSystem = (list: readonly { systemSource: string }[] = []) =>
    list.filter(({ systemSource }) => systemSource === 'NICE');
  items.avtaler.push(...ofSystem(known?.avtaler));
  items.skader.push(...ofSystem(known?.skader));
  items.fakturaer.push(...ofSystem(known?.fakturaer));
  items.meldinger.push(...(known?.meldinger ?? []).filter(({ systemSource }) => systemSource === 'NICE'));
  items.dokumenter.push(...ofSystem(known?.dokumenter).map((each) => ({ ...each, innhold: undefined })));
  const portal = await startPortal({ SOURCE_NICE_URL: source.url, SOURCE_BREAKER_FAILURES: '1000' });
  await page.context().addCookies([{ name: 'kfp-mobilbank', value: '1', url: portal.url }]);
  await beginSession(page, kari.ssn, { origin: portal.url });

  for (const [address, missing, there] of PAGES) {
    source.behaviour = answersStatus(500);
    await visit(page, portal.url + address);
    await expect(page.getByText(missing)).toBeVisible();
    await expect(page.getByText(there)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Til forsikringsoversikten' }).first()).toBeVisible();
    await expectNoFindings(page, 'main');
    source.behaviour = null;
    await page.getByRole('button', { name: 'Prøv igjen' }).press('Enter');
    await expect(page.getByText(there).first()).toBeVisible();
    await expect(page.getByText(missing)).toHaveCount(0);
  }
  await source.shut();
});
