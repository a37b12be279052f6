import { expect, it } from 'vitest';
import type { Agreement } from '../../contract/agreements.ts';
import { type Badge, badgeOf } from './badge.ts';

const TODAY = '2026-11-21';
const CANCELLED = { avtaleStatusDescription: 'Til Annullasjon', endDate: '2026-12-31' } as const;
const ENDS: Badge = { text: 'Avsluttes 31.12.2026', tone: 'error' };
const IN_PROGRESS: Badge = { text: 'Under behandling', tone: 'warning' };
const TEMPORARY: Badge = { text: 'Midlertidig', tone: 'warning' };
const RENEWAL: Badge = { text: 'Fornyelse', tone: 'info' };

it.each<[string, Partial<Agreement>, Badge | null]>([
  ['EIKA_PERSON pending', { systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' }, IN_PROGRESS],
  [
    'EIKA_PERSON pending and cancelled, by the first rule',
    { systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING', ...CANCELLED },
    IN_PROGRESS,
  ],
  ['EIKA_PERSON active', { systemSource: 'EIKA_PERSON', avtaleStatus: 'ACTIVE' }, null],
  ['EIKA_PERSON in renewal', { systemSource: 'EIKA_PERSON', avtaleStatus: 'RENEWAL' }, RENEWAL],
  ['cancelled', { avtaleStatus: 'ACTIVE', ...CANCELLED }, ENDS],
  ['cancelled and pending', { avtaleStatus: 'PENDING', ...CANCELLED }, ENDS],
  ['cancelled and in renewal', { avtaleStatus: 'RENEWAL', ...CANCELLED }, ENDS],
  [
    'cancelled without a date',
    { avtaleStatusDescription: 'Til Annullasjon' },
    { text: 'Skal avsluttes', tone: 'error' },
  ],
  ['ending today', { ...CANCELLED, endDate: TODAY }, { text: 'Avsluttes 21.11.2026', tone: 'error' }],
  [
    'ended yesterday',
    { ...CANCELLED, endDate: '2026-11-20' },
    { text: 'Avsluttet 20.11.2026', tone: 'error' },
  ],
  [
    'ended last year',
    { ...CANCELLED, endDate: '2025-12-31' },
    { text: 'Avsluttet 31.12.2025', tone: 'error' },
  ],
  ['cancelled in PROLIFE', { systemSource: 'PROLIFE', avtaleStatus: 'ACTIVE', ...CANCELLED }, null],
  [
    'cancelled and pending in PROLIFE',
    { systemSource: 'PROLIFE', avtaleStatus: 'PENDING', ...CANCELLED },
    TEMPORARY,
  ],
  [
    'cancelled and in renewal in PROLIFE',
    { systemSource: 'PROLIFE', avtaleStatus: 'RENEWAL', ...CANCELLED },
    RENEWAL,
  ],
  ['another description', { avtaleStatus: 'ACTIVE', avtaleStatusDescription: 'Løpende' }, null],
  ['pending', { avtaleStatus: 'PENDING' }, null],
  ['pending in EIKA_SKADE', { systemSource: 'EIKA_SKADE', avtaleStatus: 'PENDING' }, null],
  ['pending in PROLIFE', { systemSource: 'PROLIFE', avtaleStatus: 'PENDING' }, TEMPORARY],
  ['in renewal', { avtaleStatus: 'RENEWAL' }, RENEWAL],
  ['active', { avtaleStatus: 'ACTIVE' }, null],
  ['being processed', { avtaleStatus: 'PROCESSING' }, null],
  ['without a status', {}, null],
])('%s', (_, fields, badge) => {
  expect(
    badgeOf(
      {
        policyNumber: '1',
        name: 'Bilforsikring',
        productType: 'BIL',
        systemSource: 'NICE',
        ...fields,
      },
      TODAY,
    ),
  ).toEqual(badge);
});
