import { expect, test } from 'vitest';
import type { DistributorView } from '../../../contract/first-page.ts';
import { isOptInClosed, type OptInStatus, optInStatus } from './opt-in.ts';

const consent = (statistics: string) => ({ 'kfp-cookie-consent': JSON.stringify({ statistics }) });
const LEVEL = { cookie: 'kfp-clvl', optedIn: '2' };
const ANSWER = { cookie: 'sb1-statistikk', optedIn: 'true', optedOut: 'false' };

test.each<[DistributorView['statisticsOptIn'], Record<string, string>, OptInStatus]>([
  [LEVEL, { 'kfp-clvl': '2' }, 'OPTED_IN'],
  [LEVEL, { 'kfp-clvl': '1' }, 'OPTED_OUT'],
  [LEVEL, { 'kfp-clvl': '22' }, 'OPTED_OUT'],
  [LEVEL, { 'kfp-clvl': 'true' }, 'OPTED_OUT'],
  [LEVEL, { 'kfp-clvl': '' }, 'UNANSWERED'],
  [LEVEL, {}, 'UNANSWERED'],
  [LEVEL, consent('accepted'), 'UNANSWERED'],
  [ANSWER, { 'sb1-statistikk': 'true' }, 'OPTED_IN'],
  [ANSWER, { 'sb1-statistikk': 'false' }, 'OPTED_OUT'],
  [ANSWER, { 'sb1-statistikk': 'TRUE' }, 'UNANSWERED'],
  [ANSWER, { 'sb1-statistikk': '' }, 'UNANSWERED'],
  [ANSWER, {}, 'UNANSWERED'],
  [ANSWER, consent('accepted'), 'UNANSWERED'],
  [{ ...ANSWER, cookie: 'annet-navn' }, { 'annet-navn': 'true', 'sb1-statistikk': 'false' }, 'OPTED_IN'],
  ['consent', consent('accepted'), 'OPTED_IN'],
  ['consent', consent('denied'), 'OPTED_OUT'],
  ['consent', consent('kanskje'), 'UNANSWERED'],
  ['consent', { 'kfp-cookie-consent': '%7B%22' }, 'UNANSWERED'],
  ['consent', { 'kfp-clvl': '2', 'sb1-statistikk': 'true' }, 'UNANSWERED'],
  ['consent', {}, 'UNANSWERED'],
  [undefined, consent('accepted'), 'UNANSWERED'],
  [undefined, { 'kfp-clvl': '2', 'sb1-statistikk': 'true' }, 'UNANSWERED'],
])('with source %j and cookies %j, the status is %s', (statisticsOptIn, cookies, status) => {
  expect(optInStatus({ statisticsOptIn }, cookies)).toBe(status);
});

test.each<[unknown, string, boolean]>([
  [{ type: 'optin_closed' }, 'https://sb1.eksempel.no', true],
  [{ type: 'optin_closed' }, 'https://www.sb1.eksempel.no', true],
  [{ type: 'optin_closed' }, 'http://sb1.eksempel.no', false],
  [{ type: 'optin_closed' }, 'https://ondsb1.eksempel.no', false],
  [{ type: 'optin_closed' }, 'https://sb1.eksempel.no.ond.example', false],
  [{ type: 'optin_closed' }, 'null', false],
  [{ type: 'optin_closed' }, '', false],
  [{ type: 'optin_opened' }, 'https://sb1.eksempel.no', false],
  ['optin_closed', 'https://sb1.eksempel.no', false],
  [null, 'https://sb1.eksempel.no', false],
])('%j from %s is the opt-in message: %s', (data, origin, taken) => {
  expect(isOptInClosed(data, origin, 'sb1.eksempel.no')).toBe(taken);
});
