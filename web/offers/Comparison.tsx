import type { ReactNode } from 'react';
import { texts } from '#texts/comparison.ts';
import { texts as offerTexts } from '#texts/offers.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { DetailedCustomerAgreementInOre, OfferInOre } from '../../contract/in-ore.ts';
import {
  type AmountCell,
  type CoverCell,
  type CoverChange,
  compareOffers,
} from '../../domain/compare-offers.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { formatDate, formatOre } from '../platform/format.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { useSearch } from '../platform/router/router.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { MarkedText } from '../ui/MarkedText.tsx';
import { readable } from '../ui/readable.tsx';
import { Text } from '../ui/Text.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { commonText, distinguishingNames } from './column-names.ts';
import { comparedOffer } from './compared-offer.ts';
import { comparisonAddress } from './comparison-address.ts';
import { offerKey } from './offer-list.ts';
import { purchaseTarget } from './purchase-target.ts';
import { totalText } from './total-text.ts';

/** The parameter that hides what is the same in all columns. */
const ONLY_DIFFERENT = 'ulikt';
/** The table has a style for each number of columns up to this. */
const MAX_STYLED_COLUMNS = 12;

type Props = {
  /** what the customer has today; null if it is unknown or several */
  agreement: DetailedCustomerAgreementInOre | null;
  offers: readonly OfferInOre[];
};

/** Renders a table with a column for today's insurance and for each offer. What differs from today is in words. */
export function Comparison({ agreement, offers }: Props) {
  const search = useSearch();
  const isShort = search.has(ONLY_DIFFERENT);
  const { yearly, deductible, covers } = compareOffers(agreement, offers);
  const columns = [...(agreement ? [agreement] : []), ...offers];
  const shown = covers.filter(({ isSame }) => !isShort || !isSame);
  const names = distinguishingNames(offers);
  const title = comparisonTitle(offers.length);
  const common = [
    commonText(columns.map(({ name }) => name)),
    commonText(columns.map(({ description }) => description)),
  ];
  const details = columns.map((column) =>
    [column.name, column.description].filter((text) => text && !common.includes(text)),
  );
  // Several offers may say it all in their heads.
  const isSaid = details.every(
    (texts, index) => texts.join(', ') === (names?.[index - (agreement ? 1 : 0)] ?? ''),
  );
  const labelOf = (place: number) => ({
    source: names?.[place],
    text: offers.length > 1 ? texts.offerNumber(place + 1) : texts.offer,
  });
  return (
    <>
      <PageMetadata title={isShort ? `${texts.shown(shown.length, covers.length)} – ${title}` : title} />
      <Text className="kfp-compare__lead">
        {common.some(Boolean) && (
          <>
            <MarkedText part={{ source: common.filter(Boolean).join(', ') }} />
            {'. '}
          </>
        )}
        {offers.length > 1 && texts.onlyOne}
      </Text>
      {covers.length > 0 && (
        <p className="kfp-compare__choice">
          <a className="kfp-chip" href={toggledAddress(search)}>
            {isShort ? texts.everything : texts.onlyDifferent}
          </a>
          {isShort && <span className="kfp-subdued"> {texts.shown(shown.length, covers.length)}</span>}
        </p>
      )}
      <Card className="kfp-compare__card">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
        <section className="kfp-compare__frame" tabIndex={0} aria-label={title}>
          {/* The roles are set, since styles for phones remove those of a table. */}
          {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
          <table
            className="kfp-compare__table"
            role="table"
            aria-label={title}
            data-columns={Math.min(columns.length, MAX_STYLED_COLUMNS)}
          >
            <thead role="rowgroup">
              <tr role="row">
                <th role="columnheader" scope="col" className="kfp-compare__corner">
                  {texts.rows.what}
                </th>
                {agreement && (
                  <th role="columnheader" scope="col">
                    <strong>{texts.present}</strong>
                  </th>
                )}
                {offers.map((each, place) => (
                  <th key={offerKey(each)} role="columnheader" scope="col">
                    <OfferLabel {...labelOf(place)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {!isSaid && (
                <Row name={texts.rows.insurance}>
                  {columns.map((each, index) => (
                    <Cell
                      key={offerKey(each)}
                      value=""
                      notes={(details[index] ?? []).map((text) => (
                        <MarkedText key={text} part={{ source: text ?? '' }} />
                      ))}
                    />
                  ))}
                </Row>
              )}
              <Row name={texts.rows.price}>
                {columns.map((each) => (
                  <td key={offerKey(each)} role="cell">
                    <Price column={each} />
                  </td>
                ))}
              </Row>
              <Row name={texts.rows.year}>
                {yearly.map((cell, index) => (
                  <YearCell key={String(index)} cell={cell} column={columns[index]} />
                ))}
              </Row>
              {deductible && (
                <Row name={texts.rows.deductible}>
                  {deductible.map((cell, index) => (
                    <Cell
                      key={String(index)}
                      value={cell.ore === null ? texts.unknown : formatOre(cell.ore, 'kr')}
                      differences={[worded(cell.differenceOre, texts.higher, texts.lower)]}
                    />
                  ))}
                </Row>
              )}
              {shown.map(({ name, cells }) => (
                <Row key={name} name={<MarkedText part={{ source: name }} />}>
                  {cells.map((cell, index) => (
                    <CoverTerms key={String(index)} cell={cell} />
                  ))}
                </Row>
              ))}
              {offers.some(({ expirationDate }) => expirationDate) && (
                <Row name={texts.rows.validTo}>
                  {columns.map((each) => (
                    <Cell key={offerKey(each)} value={validTo(each)} />
                  ))}
                </Row>
              )}
            </tbody>
          </table>
          {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
        </section>
      </Card>
      {isShort && shown.length === 0 && <p className="kfp-compare__lead">{texts.noDifferent}</p>}
      <ul className="kfp-compare__offers">
        {offers.map((offer, place) => (
          <li key={offerKey(offer)}>
            <span>
              <OfferLabel {...labelOf(place)} />
              <Price column={offer} />
            </span>
            <ShowOffer
              offer={offer}
              label={offers.length > 1 ? labelOf(place) : { source: offer.name, text: '' }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type Column = DetailedCustomerAgreementInOre | OfferInOre;

/** How an offer is named: by a text of its own, or by its number. */
type Label = { source: string | undefined; text: string };

function OfferLabel({ source, text }: Label) {
  if (source === undefined) return <strong>{text}</strong>;
  return <strong {...sourceLanguage}>{readable(source)}</strong>;
}

function Price({ column }: { column: Column }) {
  const { monthly, yearly } = offerTotals(column);
  const total = monthly ?? yearly;
  if (!total) return <span>{texts.unknown}</span>;
  return (
    <>
      <span className="kfp-compare__price">{readable(totalText(total, monthly ? 'kr/md' : 'kr/år'))}</span>
      {hasPackage(column) && <span className="kfp-subdued">{texts.withPackage}</span>}
    </>
  );
}

function hasPackage(column: Column): boolean {
  return 'packageOffers' in column && Boolean(column.packageOffers?.length);
}

function ShowOffer({ offer, label }: { offer: OfferInOre; label: Label }) {
  const href = purchaseTarget(offer);
  return href === null ? null : (
    <ButtonLink href={href} variant="secondary">
      {offerTexts.show}
      <VisuallyHidden>
        {': '}
        <OfferLabel {...label} />
      </VisuallyHidden>
    </ButtonLink>
  );
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see the table
    <tr role="row">
      {/* biome-ignore lint/a11y/noRedundantRoles: see the table */}
      <th role="rowheader" scope="row">
        <span>{name}</span>
      </th>
      {children}
    </tr>
  );
}

type CellProps = {
  value: string;
  /** lines below the value */
  notes?: readonly ReactNode[];
  /** the differences from today */
  differences?: readonly (string | null)[];
};

/** Renders a value, with its terms and its differences from today on lines below it. */
function Cell({ value, notes = [], differences = [] }: CellProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see the table
    <td role="cell">
      {value && <span>{readable(value)}</span>}
      {notes.map((note, index) => (
        <span key={String(index)} className="kfp-subdued">
          {note}
        </span>
      ))}
      {differences.map(
        (difference) => difference && <strong key={difference}>{readable(difference)}</strong>,
      )}
    </td>
  );
}

function YearCell({ cell, column }: { cell: AmountCell; column: Column | undefined }) {
  const total = column ? offerTotals(column).yearly : null;
  return (
    <Cell
      value={total ? totalText(total, 'kr') : texts.unknown}
      notes={column && hasPackage(column) ? [texts.withPackage] : []}
      differences={[worded(cell.differenceOre, texts.more, texts.less)]}
    />
  );
}

function CoverTerms({
  cell: { isCovered, sumOre, deductibleOre, description, changes },
}: {
  cell: CoverCell;
}) {
  if (isCovered === null) return <Cell value={texts.unknown} />;
  const notes = [
    description && <MarkedText part={{ source: description }} />,
    sumOre !== null && readable(texts.upTo(formatOre(sumOre, 'kr'))),
    deductibleOre !== null && readable(texts.withDeductible(formatOre(deductibleOre, 'kr'))),
  ];
  return (
    <Cell
      value={isCovered ? texts.covered : texts.notCovered}
      notes={notes.filter(Boolean)}
      differences={changes.map(changeText)}
    />
  );
}

function changeText(change: CoverChange): string | null {
  if (change.kind === 'sum') return worded(change.differenceOre, texts.higherSum, texts.lowerSum);
  if (change.kind === 'deductible') {
    return worded(change.differenceOre, texts.higherDeductible, texts.lowerDeductible);
  }
  return texts.changes[change.kind];
}

type WithAmount = (amount: string) => string;

function worded(ore: number | null, more: WithAmount, less: WithAmount): string | null {
  if (ore === null) return null;
  return (ore > 0 ? more : less)(formatOre(Math.abs(ore), 'kr'));
}

function validTo(column: Column): string {
  return 'expirationDate' in column && column.expirationDate ? formatDate(column.expirationDate) : '–';
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
