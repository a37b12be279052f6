import { expect, test } from 'vitest';
import type { ActivityEntry } from '../../contract/activities.ts';
import type { Boot } from '../../contract/first-page.ts';
import type { OwnSession } from '../../contract/session.ts';
import { myDataStatusQuery } from '../my-data/queries.ts';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { htmlOf, textOf, waitingClient } from '../testing/render-html.tsx';
import { activitiesQuery, sessionsQuery } from './queries.ts';
import { SecurityPage } from './SecurityPage.tsx';

const boot = {
  distributor: { shortname: 'fremtind', bankkontakt: { telefon: '+4722000000' } },
  today: '2026-11-21',
  form: { xsrf: 'x', nokkel: 'x' },
} as Boot;
const AT = '2026-11-20T08:14:00.000Z';
const SOMEBODY = 'Noen logget inn som deg';

const session = (place: number): OwnSession => ({
  id: String(place),
  enhet: place === 0 ? 'Chrome på Mac' : `Safari på iPhone ${place}`,
  enhetstype: 'MOBIL',
  distributor: 'fremtind',
  distributornavn: 'Fremtind',
  startet: AT,
  sistBrukt: AT,
  denne: place === 0,
});
const newDevice = (fields: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id: '1',
  tidspunkt: AT,
  hva: 'INNLOGGING_NY_ENHET',
  enhet: 'Firefox på Windows',
  distributor: 'fremtind',
  distributornavn: 'Fremtind',
  ...fields,
});

function shown({
  sessions = 1,
  activities = [] as ActivityEntry[],
  newDevices = [] as ActivityEntry[],
  next = null as string | null,
  kanHentes = true,
  cursor = null as string | null,
}): string {
  const client = waitingClient();
  client.setQueryData(sessionsQuery.queryKey, {
    okter: Array.from({ length: sessions }, (_, place) => session(place)),
  });
  client.setQueryData(activitiesQuery(cursor).queryKey, {
    aktiviteter: activities,
    neste: next,
    nyeEnheter: newDevices,
  });
  client.setQueryData(myDataStatusQuery.queryKey, { kanHentes });
  return htmlOf(<SecurityPage {...PAGE_PROPS} onDisowned={() => {}} />, {
    boot,
    address: `/oversikt/sikkerhet${cursor ? `?for=${cursor}` : ''}`,
    client,
  });
}

test('promises activities for no longer than RETENTION_AUDIT_DAYS can keep them', () => {
  expect(shown({})).toContain('Dette har skjedd, inntil 13 måneder tilbake.');
});

const rows = (html: string) => html.split('class="kfp-security__session"').length - 1;

test('says that there are no activities, without a link to older ones', () => {
  const html = shown({});
  expect(html).toContain('Her ser du hva som har skjedd, når det er noe å vise.');
  expect(html).not.toContain('Vis eldre aktivitet');
  expect(html).toContain('Du er ikke logget inn andre steder.');
});

test('links to older activities for browsers without scripting', () => {
  const html = shown({ activities: [newDevice()], next: '1795.a-b' });
  expect(html).toContain('href="/privat/forsikring/oversikt/sikkerhet?for=1795.a-b#aktivitet"');
});

test('links from older activities to the newest', () => {
  const link = 'href="/privat/forsikring/oversikt/sikkerhet#aktivitet">Vis nyeste aktivitet</a>';
  expect(shown({ cursor: `1-${'0'.repeat(36)}` })).toContain(link);
  expect(shown({})).not.toContain(link);
});

test.each<[Partial<ActivityEntry>, string]>([
  [{}, 'i går kl. 09.14 · Firefox på Windows'],
  [
    { distributor: 'sb1', distributornavn: 'SpareBank 1' },
    'i går kl. 09.14 · Firefox på Windows · SpareBank 1',
  ],
])('an activity has its time and device, and a distributor other than this one: %j', (fields, expected) => {
  const html = shown({ activities: [newDevice({ hva: 'INNLOGGING', ...fields })] });
  expect(textOf(/<ol .*?<\/ol>/s.exec(html)?.[0] ?? '')).toBe(`Du logget inn ${expected}`);
});

test('lists forty sessions, each with a button that names it', () => {
  const html = shown({ sessions: 40 });
  expect(rows(html)).toBe(40);
  expect(html).toContain('aria-label="Logg ut Safari på iPhone 39, logget inn i går kl. 09.14"');
  expect(html.match(/Avslutt alle andre innlogginger/g)).toHaveLength(1);
});

test.each<[string, Partial<ActivityEntry>, boolean]>([
  ['a new device', {}, true],
  ['the current device', { enhet: 'Chrome på Mac' }, false],
  ['a device that was new two weeks ago', { tidspunkt: '2026-11-07T08:14:00.000Z' }, true],
  ['a device that was new more than two weeks ago', { tidspunkt: '2026-11-06T08:14:00.000Z' }, false],
])('decides whether to show a notice about a login from %s', (_which, fields, isAsked) => {
  const html = shown({ newDevices: [newDevice(fields)] });
  expect(html.includes(SOMEBODY)).toBe(isAsked);
  if (isAsked) expect(html).toContain('Velg «Det var ikke meg» under Aktivitet, og ring oss på');
});

test('calls an invitation an invitation, since nothing is shared before it is accepted', () => {
  const html = shown({
    activities: [newDevice({ hva: 'DELING_GITT' }), newDevice({ hva: 'DELING_AVSLUTTET' })],
  });
  expect(html).toContain('Du inviterte noen til å se forsikringene dine');
  expect(html).toContain('En deling eller invitasjon ble avsluttet');
});

test('offers the customer data only after a fresh login', () => {
  expect(shown({})).toContain('/mine-data.pdf');
  expect(shown({ kanHentes: false })).not.toContain('/mine-data.pdf');
});
