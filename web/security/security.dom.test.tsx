import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { ActivityEntry } from '../../contract/activities.ts';
import type { OwnSession, OwnSessionList } from '../../contract/session.ts';
import { bootOf } from '../testing/boot.ts';
import { PAGE_PROPS } from '../testing/page-props.ts';
import { renderPage } from '../testing/render-page.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const REPORT = 'POST /sikkerhet/ikke-meg';
const BUTTON = /^Det var ikke meg: Firefox på Windows, /;
const QUESTION = 'Logge ut overalt og si fra til banken?';
const YES = 'Ja, logg ut overalt';

const LOGIN: ActivityEntry = {
  id: '019a-1',
  tidspunkt: '2026-11-20T08:14:00.000Z',
  hva: 'INNLOGGING_NY_ENHET',
  enhet: 'Firefox på Windows',
};

function render({
  activities = [LOGIN],
  address = '/privat/forsikring/oversikt/sikkerhet',
  status = 200,
  sessions = (): OwnSessionList => ({ okter: [] }),
} = {}) {
  const onDisowned = vi.fn();
  const page = renderPage(<SecurityPage {...PAGE_PROPS} onDisowned={onDisowned} />, {
    boot: bootOf(),
    address,
    answers(api) {
      api.answer('GET /sikkerhet/okter', sessions);
      api.answer('GET /sikkerhet/aktivitet', { aktiviteter: activities, neste: null });
      if (status !== 200) api.refuse('GET /sikkerhet/aktivitet', status);
      api.answer('GET /mine-data/status', { kanHentes: true });
      api.answer(REPORT, null);
    },
  });
  return { ...page, onDisowned };
}

it('has its title while the activities are fetched', async () => {
  renderPage(<SecurityPage {...PAGE_PROPS} onDisowned={() => {}} />, {
    answers(api) {
      api.answer('GET /sikkerhet/okter', { okter: [] });
      api.answer('GET /sikkerhet/aktivitet', { aktiviteter: [], neste: null });
      api.hold('GET /sikkerhet/aktivitet');
    },
  });
  await screen.findByText('Henter innlogginger og aktivitet');
  expect(screen.getByRole('heading', { level: 1, name: 'Data og sikkerhet' })).toBeDefined();
});

it('asks before it reports a login from a new device, and does nothing after a no', async () => {
  const { api, user, onDisowned } = render();
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  const description = /Alle innloggingene dine blir avsluttet, også denne/;
  const dialog = screen.getByRole('alertdialog', { name: QUESTION, description });
  await user.click(within(dialog).getByRole('button', { name: 'Nei, ikke nå' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.sent(REPORT)).toEqual([]);
  expect(onDisowned).not.toHaveBeenCalled();
});

it('reports the login once, and leaves', async () => {
  const { api, user, onDisowned } = render();
  const release = api.hold(REPORT);
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  await user.dblClick(screen.getByRole('button', { name: YES }));
  expect(onDisowned).not.toHaveBeenCalled();
  release();
  await vi.waitFor(() => expect(onDisowned).toHaveBeenCalledTimes(1));
  expect(api.sent(REPORT).map(({ body }) => body)).toEqual([{ aktivitet: LOGIN.id }]);
});

it('lists a request for deletion when it is stored', async () => {
  const { api, user } = render();
  api.answer('POST /mine-data/sletting', () => {
    const asked: ActivityEntry = { id: '019a-2', tidspunkt: LOGIN.tidspunkt, hva: 'SLETTING_BEDT_OM' };
    api.answer('GET /sikkerhet/aktivitet', { aktiviteter: [asked, LOGIN], neste: null });
    return { sletting: { bedtOm: asked.tidspunkt } };
  });
  await user.click(await screen.findByRole('button', { name: 'Be om sletting' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, be om sletting' }));
  expect(await screen.findByText('Du ba om sletting')).toBeDefined();
});

it('says that a report failed, and can be tried again', async () => {
  const { api, user, onDisowned } = render();
  api.refuse(REPORT, 503);
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  await user.click(screen.getByRole('button', { name: YES }));
  await screen.findByText('Vi fikk ikke sagt fra til banken. Prøv igjen, eller ring oss.');
  api.disconnect(REPORT);
  await user.click(screen.getByRole('button', { name: YES }));
  await screen.findByText('Vi fikk ikke svar, så vi vet ikke om det ble gjort. Prøv igjen.');
  expect(onDisowned).not.toHaveBeenCalled();
  api.restore(REPORT);
  await user.click(screen.getByRole('button', { name: YES }));
  await vi.waitFor(() => expect(onDisowned).toHaveBeenCalledTimes(1));
});

it('counts ended sessions whose answer was lost, and does not know without the list', async () => {
  const times = { startet: LOGIN.tidspunkt, sistBrukt: LOGIN.tidspunkt };
  const own = { enhet: 'Chrome på Linux', enhetstype: 'DATAMASKIN', ...times } as const;
  const at = { distributor: 'fremtind', distributornavn: 'Fremtind' };
  let sessions: OwnSession[] = [true, false].map((denne) => ({ id: `${denne}`, denne, ...own, ...at }));
  const { api, user } = render({ sessions: () => ({ okter: sessions }) });
  api.answer('DELETE /sikkerhet/okter', () => {
    sessions = sessions.slice(0, 1);
    return null;
  });
  api.loseAnswers('DELETE /sikkerhet/okter');
  const end = await screen.findByRole('button', { name: 'Avslutt alle andre innlogginger' });
  api.disconnect('GET /sikkerhet/okter');
  await user.click(end);
  await screen.findByText('Vi fikk ikke svar, så vi vet ikke om det ble gjort. Prøv igjen.');
  api.restore('GET /sikkerhet/okter');
  await user.click(end);
  await screen.findByText('Du er ikke logget inn andre steder.');
});

it('shows the button only at logins from new devices', async () => {
  render({
    activities: [
      LOGIN,
      { ...LOGIN, id: '2', hva: 'INNLOGGING' },
      { ...LOGIN, id: '3', hva: 'INNLOGGING_AVVIST' },
    ],
  });
  await screen.findByText('Du logget inn');
  expect(screen.getAllByRole('button', { name: /^Det var ikke meg/ })).toHaveLength(1);
});

it('asks in the page without scripts, only for the chosen login', async () => {
  render({
    activities: [LOGIN, { ...LOGIN, id: '2' }],
    address: `/privat/forsikring/oversikt/sikkerhet?apne=ikke-meg.${LOGIN.id}`,
  });
  expect(await screen.findAllByRole('heading', { name: QUESTION })).toHaveLength(1);
  const form = screen.getByRole('button', { name: YES }).closest('form');
  expect(form?.getAttribute('action')).toBe('/privat/forsikring/oversikt/handling/ikke-meg');
  expect(new FormData(form as HTMLFormElement).get('aktivitet')).toBe(LOGIN.id);
});

it('asks again for older activities that failed on an earlier visit', async () => {
  const { api, user } = renderPage(<SecurityVisits />, {
    boot: bootOf(),
    address: '/privat/forsikring/oversikt/sikkerhet',
    answers(api) {
      api.answer('GET /sikkerhet/okter', { okter: [] });
      api.answer('GET /sikkerhet/aktivitet', { aktiviteter: [LOGIN], neste: `1-${'0'.repeat(36)}` });
      api.answer('GET /mine-data/status', { kanHentes: true });
    },
  });
  const older = async () =>
    await user.click(await screen.findByRole('link', { name: 'Vis eldre aktivitet' }));
  await screen.findByText('Innlogging fra en ny enhet');
  api.refuse('GET /sikkerhet/aktivitet', 503);
  await older();
  await screen.findByText('Vi får ikke tak i aktiviteten din akkurat nå.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Prøv igjen' }));
  api.restore('GET /sikkerhet/aktivitet');
  await user.click(screen.getByRole('button', { name: 'Neste besøk' }));
  await older();
  await vi.waitFor(() => expect(screen.getAllByText('Innlogging fra en ny enhet')).toHaveLength(2));
});

function SecurityVisits() {
  const [visit, setVisit] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Neste besøk
      </button>
      <SecurityPage key={visit} {...PAGE_PROPS} onDisowned={() => {}} />
    </>
  );
}

it.each([
  [200, 'Innlogging fra en ny enhet'],
  [503, 'Vi får ikke tak i aktiviteten din akkurat nå.'],
])('asks once for the activities, with the answer %d', async (status, text) => {
  const { api } = render({ status });
  await screen.findByText(text);
  expect(api.sent('GET /sikkerhet/aktivitet')).toHaveLength(1);
});
