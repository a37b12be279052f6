import { texts } from '#texts/comparison.ts';
import { texts as offerTexts } from '#texts/offers.ts';
import type { DetailedCustomerAgreementInOre, OfferInOre } from '../../contract/in-ore.ts';
import { comparisonOf } from '../../domain/compare-offers.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useSearch } from '../platform/router/router.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { MarkedText } from '../ui/MarkedText.tsx';
import { Text } from '../ui/Text.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ComparedPrice } from './ComparedPrice.tsx';
import { ColumnLabel, ComparisonTable } from './ComparisonTable.tsx';
import { comparisonAddress } from './comparison-address.ts';
import { compareColumns, type Label, labelOffers } from './comparison-columns.ts';
import { comparedOffer } from './comparison-queries.ts';
import { offerKey } from './offer-list.ts';
import { purchaseTarget } from './purchase-target.ts';

/** The parameter that hides what is the same in all columns. */
const ONLY_DIFFERENT = 'ulikt';

type Props = {
  /** what the customer has today; null if it is unknown or several */
  agreement: DetailedCustomerAgreementInOre | null;
  offers: readonly OfferInOre[];
};

/** Renders a table with a column for today's insurance and for each offer, and the prices with their links below it. */
export function Comparison({ agreement, offers }: Props) {
  const search = useSearch();
  const isShort = search.has(ONLY_DIFFERENT);
  const comparison = comparisonOf(agreement, offers);
  const covers = comparison.covers.filter(({ isSame }) => !isShort || !isSame);
  const labelled = labelOffers(offers);
  const { columns, common } = compareColumns(agreement, labelled);
  const title = comparisonTitle(offers.length);
  const count = texts.shown(covers.length, comparison.covers.length);
  return (
    <>
      <PageMetadata title={isShort ? `${count} – ${title}` : title} />
      <Text className="kfp-space-8">
        {common && (
          <>
            <MarkedText part={{ source: common }} />
            {'. '}
          </>
        )}
        {offers.length > 1 && texts.onlyOne}
      </Text>
      {comparison.covers.length > 0 && (
        <p className="kfp-compare__choice">
          <a className="kfp-chip" href={toggledAddress(search)}>
            {isShort ? texts.everything : texts.onlyDifferent}
          </a>
          {isShort && <span className="kfp-subdued"> {count}</span>}
        </p>
      )}
      <ComparisonTable title={title} columns={columns} comparison={{ ...comparison, covers }} />
      {isShort && covers.length === 0 && <p className="kfp-space-8">{texts.noDifferent}</p>}
      <ul className="kfp-compare__offers">
        {labelled.map(({ item, label }) => (
          <li key={offerKey(item)}>
            <span>
              <ColumnLabel {...label} />
              <ComparedPrice item={item} />
            </span>
            <ShowOffer offer={item} label={offers.length > 1 ? label : { source: item.name, text: '' }} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ShowOffer({ offer, label }: { offer: OfferInOre; label: Label }) {
  const href = purchaseTarget(offer);
  return href === null ? null : (
    <ButtonLink href={href} variant="secondary">
      {offerTexts.show}
      <VisuallyHidden>
        {': '}
        <ColumnLabel {...label} />
      </VisuallyHidden>
    </ButtonLink>
  );
}

/**
 * Returns the address of the page that hides what is the same if it is shown now, and the reverse. It drops other
 * parameters, because text of the address must not be part of a page (ADR-023).
 */
function toggledAddress(search: URLSearchParams): string {
  const offer = comparedOffer(search);
  if (!offer) return addressOf(PATHS.offers);
  return search.has(ONLY_DIFFERENT)
    ? comparisonAddress(offer)
    : `${comparisonAddress(offer)}&${ONLY_DIFFERENT}=ja`;
}

/** Returns the title of a comparison; undefined: the number of offers is unknown. */
export function comparisonTitle(offers: number | undefined): string {
  return offers === 1 ? texts.titleOfOne : texts.title;
}
