import { texts } from '#texts/landscape.ts';
import type { AgreementInOre } from '../../contract/in-ore.ts';
import { agreementAreaOf } from '../../domain/agreement-area.ts';
import { isHeld } from '../../domain/standing.ts';
import { type AgreementsState, hasNoAgreements } from '../agreements/agreements-state.ts';
import { groupId } from '../agreements/groups.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { EmptyPlots, Landscape } from '../ui/illustrations/Landscape.tsx';
import { productIcon } from '../ui/product-icon.ts';

const NOTHING = new Map<string, string>();

/**
 * Renders a landscape of the customer's insured things, or empty plots for a customer without insurances. It is
 * not spoken, since the list says the same. In print the date is shown instead.
 */
export function HeroLandscape({ agreements }: { agreements: AgreementsState }) {
  const { today } = useBoot();
  if (agreements.status !== 'ready') return <Landscape things={NOTHING} />;
  if (hasNoAgreements(agreements)) return <EmptyPlots />;
  const { avtaler } = agreements.list;
  const things = landscapeThings(avtaler.filter(isHeld));
  return (
    <>
      <Landscape things={things} />
      <p hidden>{texts.asOf(formatDate(today))}</p>
    </>
  );
}

/** The product types whose thing in the landscape differs from their icon. */
const OF_TYPE = new Map([
  ['CAMPING', 'caravan'],
  ['HEST', 'horse'],
  ['LANDBRUK', 'farm'],
  ['VAREBIL', 'van'],
]);

/** Returns the things in the landscape, each with the address of its group on the page (ADR-015). */
export function landscapeThings(agreements: readonly AgreementInOre[]): ReadonlyMap<string, string> {
  return new Map(
    agreements.map((agreement) => {
      const area = agreementAreaOf(agreement);
      const thing = area === 'liv-og-helse' ? 'heart' : productIcon(agreement);
      return [OF_TYPE.get(agreement.productType) ?? thing, `#${groupId(area)}`];
    }),
  );
}
