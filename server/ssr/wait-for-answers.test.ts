import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { maskText } from '../../domain/mask-text.ts';
import { unmaskedQuery } from './wait-for-answers.ts';

test.each(['', '../../..//ond.example', '%2e%2e/%2e%2e/%2e%2e//ond.example'])(
  'a masked query leads to the same path, also below /privat/forsikring/oversikt/%s',
  (path) => {
    const url = `/privat/forsikring/oversikt/${path}?vent=${maskText('?apne=epost', 'a'.repeat(16))}`;
    expect(unmaskedQuery({ url } as FastifyRequest)).toBe('?apne=epost&vent=');
  },
);
