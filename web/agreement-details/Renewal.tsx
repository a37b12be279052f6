import { formats } from '#texts/formats.ts';
import { texts } from '#texts/renewal.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { PriceUnit } from '../../domain/money.ts';
import {
  type PriceChange,
  type RenewalNotice,
  renewalNotice,
  type StatedReason,
} from '../../domain/renewal.ts';
import { canBeChanged } from '../../domain/standing.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDay, formatOre } from '../platform/format.ts';
import { useSharing } from '../platform/sharing.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { readable } from '../ui/readable.tsx';
import { Section } from '../ui/Section.tsx';
import { RenewalChoices } from './RenewalChoices.tsx';

type Props = { agreement: DetailedCustomerAgreementInOre };

/**
 * Renders the renewal of an insurance: its new price, the reasons and what the customer can do. Without a
 * coming renewal only the ways to change or cancel it, if it can be changed (spec: beyond §9).
 */
export function Renewal({ agreement }: Props) {
  const { today } = useBoot();
  const isOwn = useSharing() === null;
  const notice = renewalNotice(agreement, agreement.details ?? {}, today);
  if (notice) {
    return (
      <Section className="kfp-page-part" title={readable(texts.heading(formatDay(notice.date, today)))}>
        <Card className="kfp-details__card kfp-renewal">
          <NewPrice notice={notice} today={today} />
          <Reasons notice={notice} />
          {isOwn && <RenewalChoices agreement={agreement} notice={notice} />}
        </Card>
      </Section>
    );
  }
  return isOwn && canBeChanged(agreement) ? <Changes agreement={agreement} /> : null;
}

function Changes({ agreement }: Props) {
  const { endreUrl, siOppUrl } = useBoot().distributor;
  if (!endreUrl && !siOppUrl) return null;
  return (
    <Section className="kfp-page-part" title={texts.manage}>
      <Card className="kfp-details__card kfp-renewal">
        <RenewalChoices agreement={agreement} notice={null} />
      </Card>
    </Section>
  );
}

function NewPrice({ notice: { date, price }, today }: { notice: RenewalNotice; today: string }) {
  if (!price) return <p className="kfp-renewal__change">{texts.noPrice}</p>;
  const { unit, nowOre, newOre } = price;
  return (
    <div>
      <dl className="kfp-renewal__prices">
        {nowOre !== null && (
          <div>
            <dt>{date === today ? texts.before : texts.now}</dt>
            <dd>
              <Amount ore={nowOre} unit={unit} />
            </dd>
          </div>
        )}
        <div>
          <dt>{readable(texts.from(formatDay(date, today)))}</dt>
          <dd>
            {nowOre !== null && <Icon name="forward" />}
            <Amount ore={newOre} unit={unit} strong />
          </dd>
        </div>
      </dl>
      <Difference price={price} />
    </div>
  );
}

function Difference({ price }: { price: PriceChange }) {
  const { unit, differenceOre, permille, yearlyDifferenceOre } = price;
  if (differenceOre === null) return null;
  if (differenceOre === 0) return <p className="kfp-renewal__change">{texts.samePrice}</p>;
  const difference = differenceText(differenceOre, unit);
  // A share that is too small to say is null.
  const first = permille === null ? difference : `${difference}, ${percentText(permille)}`;
  return (
    <>
      <p className="kfp-renewal__change">{readable(first)}</p>
      {yearlyDifferenceOre !== null && (
        <p className="kfp-subdued">{readable(differenceText(yearlyDifferenceOre, 'kr/år'))}</p>
      )}
    </>
  );
}

/** Returns tenths of a per cent as text: '6,9 %'. */
function percentText(permille: number): string {
  const [whole, tenths] = [Math.floor(permille / 10), permille % 10];
  return texts.percent(tenths === 0 ? String(whole) : `${whole}${formats.decimal}${tenths}`);
}

function differenceText(ore: number, unit: PriceUnit): string {
  const amount = formatOre(Math.abs(ore), 'kr');
  if (unit === 'kr/md') return ore > 0 ? texts.moreInMonth(amount) : texts.lessInMonth(amount);
  return ore > 0 ? texts.moreInYear(amount) : texts.lessInYear(amount);
}

/** Renders the customer's own reasons apart from those that apply to everyone. */
function Reasons({ notice: { price, reasons } }: { notice: RenewalNotice }) {
  const isOwn = useSharing() === null;
  const { own, general, other } = reasons;
  if (own.length + general.length + other.length === 0) return null;
  const hasOthers = own.length + general.length > 0;
  return (
    <div>
      <Heading level={3} size={5}>
        {price?.differenceOre ? texts.reasons.changed : texts.reasons.same}
      </Heading>
      <ReasonGroup name={isOwn ? texts.own : null} reasons={own} />
      <ReasonGroup name={texts.general} reasons={general} />
      <ReasonGroup name={hasOthers ? texts.other : null} reasons={other} />
    </div>
  );
}

type GroupProps = { name: string | null; reasons: readonly StatedReason[] };

function ReasonGroup({ name, reasons }: GroupProps) {
  if (reasons.length === 0) return null;
  return (
    <>
      {name && <p className="kfp-space-8 kfp-subdued">{name}</p>}
      <ul className="kfp-renewal__reasons">
        {reasons.map(({ text, yearlyOre }, index) => (
          <li key={String(index)}>
            <span {...sourceLanguage}>{readable(text)}</span>
            {yearlyOre !== null && <span>{readable(differenceText(yearlyOre, 'kr/år'))}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
