import { expect, test } from 'vitest';
import { bootOf } from '../testing/boot.ts';
import { htmlOf } from '../testing/render-html.tsx';
import { Menu } from './Menu.tsx';

test.each([
  ['no language and no empty item', ['nb'] as const, 1],
  ['the choice of language', ['nb', 'en'] as const, 2],
])('the menu has %s if the distributor has %j', (_, spraak, items) => {
  const html = htmlOf(<Menu items={[]} onlineBank={null} />, {
    address: '/oversikt',
    boot: bootOf('fremtind', { spraak: [...spraak] }),
  });
  expect(html.match(/<li/g)).toHaveLength(items);
  expect(html).not.toMatch(/<li[^>]*><\/li>/);
});
