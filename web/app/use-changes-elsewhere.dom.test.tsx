import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { customerQuery } from '../platform/api/customer.ts';
import { CUSTOMER } from '../testing/customer.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useChangesElsewhere } from './use-changes-elsewhere.ts';

const LOAD = 'GET /skadekunde/hent';
const otherTab = new BroadcastChannel('kfp-session');
afterAll(() => otherTab.close());

function Name() {
  useChangesElsewhere('mine');
  return <p>{useQuery(customerQuery).data?.navn}</p>;
}

test('a change in another tab of the session is shown, without renewing it, and a return refetches nothing', async () => {
  const { api } = renderPage(<Name />, {
    answers: (fake) => fake.answer(LOAD, { ...CUSTOMER, navn: 'Kari' }),
  });
  await screen.findByText('Kari');
  api.answer(LOAD, { ...CUSTOMER, navn: 'Kari Anne' });
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  otherTab.postMessage({ type: 'customer-changed', session: 'another' });
  otherTab.postMessage({ type: 'customer-changed', session: 'mine' });
  await screen.findByText('Kari Anne');
  expect(api.sent(LOAD)).toHaveLength(2);
  expect(api.sent(LOAD).at(-1)?.headers.get('x-session-renewal')).toBe('no');
});
