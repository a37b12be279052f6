import { describe, expect, it } from 'vitest';
import type { PurchaseGroup } from '../../contract/screen-settings.ts';
import { PRODUCT_AREAS } from '../../domain/product-area.ts';
import { entryGroups } from './entry-groups.ts';

const car = { text: 'Bilforsikring', url: '/bil', loUrl: '/lo/bil' };
const moped = { text: 'Mopedforsikring', url: '/moped' };
const travel = { text: 'Reiseforsikring', url: '/reise' };

const areasOf = (groups: PurchaseGroup[]) => entryGroups(groups, false).map(({ area }) => area);

describe('the groups', () => {
  it('stand in the specified order, whatever the order in the file', () => {
    const links = [travel];
    const backwards = PRODUCT_AREAS.toReversed().map((area) => ({ area, links }));
    expect(areasOf(backwards)).toEqual([
      'kjoretoy',
      'hus-og-hytte',
      'reise',
      'innbo-og-ting',
      'liv-og-helse',
      'baat',
      'dyr',
    ]);
  });

  it('leave out travel without links, and what the file leaves out', () => {
    expect(
      areasOf([
        { area: 'reise', links: [] },
        { area: 'kjoretoy', links: [car] },
      ]),
    ).toEqual(['kjoretoy']);
  });

  it.each([
    [false, ['/bil', '/moped']],
    [true, ['/lo/bil', '/moped']],
  ])('union member %s', (isUnionMember, addresses) => {
    const [group] = entryGroups([{ area: 'kjoretoy', links: [car, moped] }], isUnionMember);
    expect(group?.links.map(({ href }) => href)).toEqual(addresses);
  });
});
