import { expect as baseExpect, type Page } from '@playwright/test';
import type { AnalyticsPayloads } from '../web/analytics/analytics-events.ts';
import { type Collector, payloadsOf } from './collector.ts';
import { choose, feedbackBlock, press } from './feedback-block.ts';
import { logIn, logInInTheFrame, OVERVIEW } from './log-in.ts';
import { personNamed } from './people.ts';
import { PROFILE } from './profile-page.ts';
import { reload, visit } from './visit.ts';
import { flushSoon, test } from './with-collector.ts';

const EXPERIMENT = { name: 'anbefalinger', variant: 'med anbefalinger' };
const PAGE = '/privat/forsikring/oversikt';

/** The expected event of every type, as the collector receives it. */
const EXPECTED = {
  'component view': { component: 'innlogging' },
  'page view': { pagePath: OVERVIEW },
  statistics: { name: 'forstevisning-ms', value: baseExpect.any(Number) },
  'experiment started': EXPERIMENT,
  'A/B test': { ...EXPERIMENT, page: 'forsikringsoversikt' },
  'NBO view': {
    page: 'forsikringsoversikt',
    product: null,
    customerProducts: ['LANDBRUK', 'HEST', 'TILHENGER'],
    mainNboProduct: 'LIVSFORSIKRING',
    subNboProducts: ['KRITISK_SYKDOM', 'UFOEREPENSJON'],
    filteredNboProductsDueToActiveAgreements: [],
    controlGroup: false,
    presentedNboModule: true,
    fallback: false,
  },
  feedback: { feedback: '4', page: PAGE },
  'button click': {
    type: 'link',
    name: 'Profil',
    event: 'click',
    id: 'meny',
    currentUrl: baseExpect.stringMatching(/^http:\/\/eika\.localhost:\d+\/privat\/forsikring\/oversikt\/?$/),
  },
  'form input': { field: 'marketingConsentApproved', value: 'endret' },
  'purchase block': { type: 'lo', name: baseExpect.any(String), event: 'kjøpsstopp' },
  'completed purchase': {
    productType: 'REISE',
    productName: 'Reiseforsikring',
    extraFields: { distributor: 'eika' },
  },
  recommendation: {
    productType: 'REISE',
    recommendedProducts: ['LIVSFORSIKRING', 'KRITISK_SYKDOM', 'UFOEREPENSJON'],
  },
} satisfies Record<keyof AnalyticsPayloads, object>;

// Events are sent after a third of a second here, after five seconds elsewhere (analytics-clicks.spec.ts).
const expect = baseExpect.configure({ timeout: 15_000 });

test.use({ consent: { functional: 'accepted', statistics: 'accepted', marketing: 'denied' } });
test.beforeEach(({ context }) => flushSoon(context));

test('every type of event arrives with its payload and without personal data', async ({
  page,
  watched,
  collector,
}) => {
  const origin = watched.origin('eika');
  const { ssn } = personNamed('Ola');
  // Events that are on their way when the next page loads may be lost.
  await visit(page, origin + OVERVIEW);
  await expect.poll(() => payloadsOf(collector, 'component view')).toHaveLength(1);
  await logInInTheFrame(page, ssn, { origin });
  await choose(page, 'Fornøyd');
  await press(page, 'Send');
  await expect(feedbackBlock(page).getByText('Takk for tilbakemeldingen')).toBeVisible();
  await changeConsent(page);
  await expect
    .poll(() => missingFrom(collector))
    .toEqual(['purchase block', 'completed purchase', 'recommendation']);
  await visit(page, `${origin}${OVERVIEW}kjopsstopp/lo`);
  await expect.poll(() => missingFrom(collector)).toEqual(['completed purchase', 'recommendation']);
  await visit(page, `${origin}${OVERVIEW}kvittering/REISE`);

  await expect.poll(() => missingFrom(collector)).toEqual([]);
  for (const [type, payload] of Object.entries(EXPECTED)) {
    baseExpect(payloadsOf(collector, type), type).toContainEqual(payload);
  }
  const sent = JSON.stringify(collector.events);
  for (const personal of [ssn, ssn.slice(0, 6), 'Fjeldstad', '@example.com'])
    expect(sent).not.toContain(personal);
});

test('a receipt is counted when it is first opened, not when it is shown again in any tab', async ({
  page,
  context,
  watched,
  collector,
}) => {
  await logIn(page, personNamed('Ola').ssn, { origin: watched.url });
  const receipt = `${OVERVIEW}kvittering/TILHENGER`;
  const purchases = () => payloadsOf(collector, 'completed purchase');
  const sold = {
    productType: 'TILHENGER',
    productName: 'TILHENGER',
    extraFields: { distributor: 'fremtind' },
  };
  await visit(page, receipt);
  await expect.poll(purchases).toEqual([sold]);
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Forsikringsoversikt', exact: true }).first().click();
  await expect(heading).toHaveText('Forsikringsoversikt');
  await page.goBack();
  await expect(heading).toHaveText('Kvittering');
  await reload(page);
  const tab = await context.newPage();
  const reported = tab.waitForRequest('**/track/**');
  await visit(tab, receipt);
  await reported;
  // A product that is not sold here means that the address was typed by hand.
  await visit(page, `${OVERVIEW}kvittering/HEST`);
  await expect
    .poll(() => payloadsOf(collector, 'page view'))
    .toContainEqual({ pagePath: `${OVERVIEW}kvittering/HEST`, product: 'HEST' });
  await visit(page, `${OVERVIEW}kjopsstopp/lo`);
  await expect.poll(() => payloadsOf(collector, 'purchase block')).toHaveLength(1);
  expect(purchases()).toEqual([sold]);
});

/** Goes from the overview through the menu to the profile, and changes the marketing consent. */
async function changeConsent(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Hovedmeny' })
    .getByRole('link', { name: 'Profil', exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`${PROFILE}$`));
  await page.getByRole('group', { name: 'Råd og tilbud fra oss' }).getByLabel('Ja').click();
  await expect(page.getByRole('region', { name: 'Varsler' })).toContainText(
    'Samtykket til markedsføring er endret',
  );
}

function missingFrom(collector: Collector): string[] {
  return Object.keys(EXPECTED).filter((type) => payloadsOf(collector, type).length === 0);
}
