import { Type } from 'typebox';
import type { Endpoints } from './endpoint.ts';
import { strictObject } from './strict-object.ts';

/** Maximum length of a URL that can be shortened. */
export const LINK_TARGET_LENGTH = 8000;

/** The URL to shorten, which is too long for the mobile bank's viewer (spec: decisions §5). */
const LongLink = strictObject({
  url: Type.String({
    maxLength: LINK_TARGET_LENGTH,
    pattern: '^https://[^\\s\\p{Cc}\\p{Cs}]+$',
    description: 'an https address on one of the hosts that the distributor lists',
  }),
});

export const linksApi = {
  'POST /lenke': {
    access: 'customer',
    summary: 'Get a short one-time address for a long one',
    body: LongLink,
    answer: Type.Object({
      kortUrl: Type.String({
        description: 'an absolute address, good once and for 60 seconds in this session',
      }),
    }),
  },
} satisfies Endpoints;
