import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { EVENT_NAMES } from './element-events.ts';

const GUIDE = readFileSync(new URL('../../docs/integration.md', import.meta.url), 'utf8');

it.each(EVENT_NAMES)('the integration guide names the event %s', (type) => {
  expect(GUIDE).toContain(`\`${type}\``);
});
