import { texts } from '#texts/renewal.ts';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { type PriceOfYear, type PriceYears, priceYears } from '../../domain/renewal.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatAmount, formatDate, formatOre } from '../platform/format.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { ExpanderLine } from '../ui/ExpanderLine.tsx';
import { Section } from '../ui/Section.tsx';

/** The height of the highest bar in CSS pixels, and the least height of a bar. */
const HEIGHT = 104;
const LEAST = 2;
/** With more characters than this, amounts do not fit above bars next to each other. */
const MAX_AMOUNT_LENGTH = 6;

/**
 * Renders the prices of up to five years as a bar chart, with the same figures as a table. Renders nothing if
 * fewer than two prices are known (spec: beyond §9).
 */
export function PriceHistory({ agreement }: { agreement: DetailedCustomerAgreementInOre }) {
  const { today } = useBoot();
  const prices = priceYears(agreement.details?.priceHistory ?? [], agreement, today);
  if (!prices) return null;
  return (
    <Section className="kfp-page-part" title={prices.years.length === 5 ? texts.fiveYears : texts.years}>
      <Card className="kfp-details__card">
        <p className="kfp-subdued">{prices.unit === 'kr/md' ? texts.inMonth : texts.inYear}</p>
        <Chart prices={prices} />
        <details className="kfp-prices__fold">
          <ExpanderLine>
            <strong>{texts.asTable}</strong>
          </ExpanderLine>
          <Table prices={prices} />
        </details>
      </Card>
    </Section>
  );
}

/**
 * Renders bars from zero. To screen readers it is one picture, whose text compares the first and last year. The line
 * above names the unit.
 */
function Chart({ prices: { years } }: { prices: PriceYears }) {
  const known = years.flatMap(({ year, ore }) => (ore === null ? [] : [{ year, ore }]));
  const [first, last] = [known[0], known.at(-1)];
  const highest = Math.max(...known.map(({ ore }) => ore));
  const isLong = known.some(({ ore }) => formatAmount(ore).length > MAX_AMOUNT_LENGTH);
  const label =
    first &&
    last &&
    texts.chart(first.year, formatOre(first.ore, 'kr'), last.year, formatOre(last.ore, 'kr'));
  return (
    <div className="kfp-prices__frame">
      <div className="kfp-prices__chart" role="img" aria-label={label} data-long={isLong}>
        {years.map((each) => (
          <Bar key={each.year} price={each} share={(each.ore ?? 0) / highest} />
        ))}
      </div>
    </div>
  );
}

/**
 * Renders one bar with its amount and year. The page's styles use its height when bars stand next to each
 * other, and its width when they stand below each other.
 */
function Bar({ price: { year, from, ore, isNow }, share }: { price: PriceOfYear; share: number }) {
  const height = Math.max(LEAST, Math.round(share * HEIGHT));
  const width = `${Math.max(1, Math.round(share * 100))}%`;
  return (
    <div className="kfp-prices__bar" data-now={isNow}>
      <span>{ore === null ? texts.unknown : formatAmount(ore)}</span>
      {ore !== null && <svg width={width} height={height} focusable="false" />}
      <span className="kfp-prices__year">
        {monthOf(from)} {year}
      </span>
    </div>
  );
}

/** Returns the month in which a price begins, which January does not need. */
function monthOf(from: string | null): string {
  const month = Number(from?.slice(5, 7) ?? 1);
  return month === 1 ? '' : (texts.months[month - 1] ?? '');
}

function Table({ prices: { unit, years } }: { prices: PriceYears }) {
  return (
    <table className="kfp-prices__table">
      <thead>
        <tr>
          <th scope="col">{texts.columns.from}</th>
          <th scope="col">{unit === 'kr/md' ? texts.columns.month : texts.columns.year}</th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, from, ore, isNow }) => (
          <tr key={year} data-now={isNow}>
            <th scope="row">{from ? formatDate(from) : year}</th>
            <td>{ore === null ? texts.unknown : <Amount ore={ore} unit="kr" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
