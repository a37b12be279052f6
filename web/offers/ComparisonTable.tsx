import type { ReactNode } from 'react';
import { texts } from '#texts/comparison.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { AmountCell, Comparison, CoverCell, CoverChange } from '../../domain/compare-offers.ts';
import { offerTotals } from '../../domain/offer-total.ts';
import { formatDate, formatOre } from '../platform/format.ts';
import { Card } from '../ui/Card.tsx';
import { MarkedText } from '../ui/MarkedText.tsx';
import { readable } from '../ui/readable.tsx';
import { ComparedPrice, hasPackage } from './ComparedPrice.tsx';
import type { ComparedColumn, Label } from './comparison-columns.ts';
import { offerKey } from './offer-list.ts';
import { totalText } from './total-text.ts';

/** The table has a style for each number of columns up to this. */
const MAX_STYLED_COLUMNS = 12;

type Props = {
  title: string;
  columns: readonly ComparedColumn[];
  comparison: Comparison;
};

/** Renders the columns next to each other. What differs from today is in words. */
export function ComparisonTable({ title, columns, comparison: { yearly, deductible, covers } }: Props) {
  // Several offers may say it all in their heads.
  const isSaid = columns.every(({ label, details }) => details.join(', ') === (label.source ?? ''));
  return (
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
              {columns.map(({ item, label }) => (
                <th key={offerKey(item)} role="columnheader" scope="col">
                  <ColumnLabel {...label} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {!isSaid && (
              <Row name={texts.rows.insurance}>
                {columns.map(({ item, details }) => (
                  <Cell
                    key={offerKey(item)}
                    value=""
                    notes={details.map((text) => <MarkedText key={text} part={{ source: text }} />)}
                  />
                ))}
              </Row>
            )}
            <Row name={texts.rows.price}>
              {columns.map(({ item }) => (
                <td key={offerKey(item)} role="cell">
                  <ComparedPrice item={item} />
                </td>
              ))}
            </Row>
            <Row name={texts.rows.year}>
              {columns.map(({ item }, index) => (
                <YearCell key={offerKey(item)} item={item} cell={yearly[index]} />
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
            {covers.map(({ name, cells }) => (
              <Row key={name} name={<MarkedText part={{ source: name }} />}>
                {cells.map((cell, index) => (
                  <CoverTerms key={String(index)} cell={cell} />
                ))}
              </Row>
            ))}
            {columns.some(({ item }) => expiryOf(item)) && (
              <Row name={texts.rows.validTo}>
                {columns.map(({ item }) => (
                  <Cell key={offerKey(item)} value={validTo(item)} />
                ))}
              </Row>
            )}
          </tbody>
        </table>
        {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
      </section>
    </Card>
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

type YearProps = Pick<ComparedColumn, 'item'> & { cell: AmountCell | undefined };

function YearCell({ item, cell }: YearProps) {
  const total = offerTotals(item).yearly;
  return (
    <Cell
      value={total ? totalText(total, 'kr') : texts.unknown}
      notes={hasPackage(item) ? [texts.withPackage] : []}
      differences={[worded(cell?.differenceOre ?? null, texts.more, texts.less)]}
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

function validTo(item: ComparedColumn['item']): string {
  const date = expiryOf(item);
  return date ? formatDate(date) : '–';
}

function expiryOf(item: ComparedColumn['item']): string | null | undefined {
  return 'expirationDate' in item ? item.expirationDate : null;
}

/** Renders the name of a column of a comparison. */
export function ColumnLabel({ source, text }: Label) {
  if (source === undefined) return <strong>{text}</strong>;
  return <strong {...sourceLanguage}>{readable(source)}</strong>;
}
