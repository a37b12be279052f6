import { expect, test } from 'vitest';
import { isOptInClosed, type OptInStatus, optInStatus } from './opt-in.ts';

const consent = (statistics: string) => ({ 'kfp-cookie-consent': JSON.stringify({ statistics }) });
const at = (shortname: string, statisticsCookie: string | null = null) => ({ shortname, statisticsCookie });

test.each<[string, Record<string, string>, OptInStatus]>([
  ['dnb', { 'kfp-clvl': '2' }, 'OPTED_IN'],
  ['dnb', { 'kfp-clvl': '1' }, 'OPTED_OUT'],
  ['dnb', { 'kfp-clvl': '22' }, 'OPTED_OUT'],
  ['dnb', { 'kfp-clvl': 'true' }, 'OPTED_OUT'],
  ['dnb', { 'kfp-clvl': '' }, 'UNANSWERED'],
  ['dnb', {}, 'UNANSWERED'],
  ['dnb', consent('accepted'), 'UNANSWERED'],
  ...['fremtind', 'eika', 'fana', 'sbm', 'none'].flatMap(
    (shortname): [string, Record<string, string>, OptInStatus][] => [
      [shortname, consent('accepted'), 'OPTED_IN'],
      [shortname, consent('denied'), 'OPTED_OUT'],
      [shortname, consent('kanskje'), 'UNANSWERED'],
      [shortname, { 'kfp-cookie-consent': '%7B%22' }, 'UNANSWERED'],
      [shortname, { 'kfp-clvl': '2', 'sb1-statistikk': 'true' }, 'UNANSWERED'],
      [shortname, {}, 'UNANSWERED'],
    ],
  ),
  ['ukjent', consent('accepted'), 'UNANSWERED'],
  ['ukjent', {}, 'UNANSWERED'],
])('%s with %j: %s', (shortname, cookies, status) => {
  expect(optInStatus(at(shortname), cookies)).toBe(status);
});

test.each<[string | null, Record<string, string>, OptInStatus]>([
  ['sb1-statistikk', { 'sb1-statistikk': 'true' }, 'OPTED_IN'],
  ['sb1-statistikk', { 'sb1-statistikk': 'false' }, 'OPTED_OUT'],
  ['sb1-statistikk', { 'sb1-statistikk': 'TRUE' }, 'UNANSWERED'],
  ['sb1-statistikk', consent('accepted'), 'UNANSWERED'],
  ['annet-navn', { 'annet-navn': 'true', 'sb1-statistikk': 'false' }, 'OPTED_IN'],
  [null, { 'sb1-statistikk': 'true' }, 'UNANSWERED'],
])('sb1 whose cookie is %s, with %j: %s', (name, cookies, status) => {
  expect(optInStatus(at('sb1', name), cookies)).toBe(status);
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
])('%j from %s: %s', (data, origin, taken) => {
  expect(isOptInClosed(data, origin, 'sb1.eksempel.no')).toBe(taken);
});
