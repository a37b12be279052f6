import { describe, expect, it } from 'vitest';
import type { PurchaseGroup } from '../../contract/screen-settings.ts';
import { PRODUCT_AREAS } from '../../domain/product-area.ts';
import { entryGroups } from './entry-groups.ts';

const car = { text: 'Bilforsikring', url: '/bil', loUrl: '/lo/bil' };
const moped = { text: 'Mopedforsikring', url: '/moped' };
const travel = { text: 'Reiseforsikring', url: '/reise' };

const areasOf = (groups: PurchaseGroup[]) => entryGroups(groups, false).map(({ area }) => area);

describe('entryGroups', () => {
  it('returns the groups in the specified order, independent of the order in the file', () => {
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

  it('omits groups without links, and groups missing from the file', () => {
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
  ])('chooses the links for a customer with union membership %s', (isUnionMember, addresses) => {
    const [group] = entryGroups([{ area: 'kjoretoy', links: [car, moped] }], isUnionMember);
    expect(group?.links.map(({ href }) => href)).toEqual(addresses);
  });
});
