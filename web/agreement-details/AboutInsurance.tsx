import { texts } from '#texts/agreement-details.ts';
import type { AgreementDetailsInOre, DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { neverApplies } from '../../domain/covers-today.ts';
import { firstDayOf } from '../../domain/period.ts';
import { isAgreed, isHeld, type WithStanding } from '../../domain/standing.ts';
import { wordOf } from '../../domain/word-of.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { type Fact, FactList } from '../ui/FactList.tsx';
import { MarkedText } from '../ui/MarkedText.tsx';
import { Section } from '../ui/Section.tsx';

/**
 * Renders the insured object, its place, the start date and the payment. Renders nothing if none of them is
 * known. The start date is that of the confirmation. An insurance that is still to be decided, or never applies, has
 * none (spec: beyond §6).
 */
export function AboutInsurance({ agreement }: { agreement: DetailedCustomerAgreementInOre }) {
  const { today } = useBoot();
  const { details } = agreement;
  if (!details) return null;
  const from = firstDayOf(agreement, details, today);
  const facts = factsOf(details, from, startNameOf(agreement, details)).filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <Section className="kfp-page-part" title={texts.about} size={3}>
      <Card className="kfp-details__card">
        <FactList facts={facts} />
      </Card>
    </Section>
  );
}

function factsOf(
  details: AgreementDetailsInOre,
  from: string | undefined,
  startName: string | null,
): readonly Fact[] {
  const { opplysninger = [], forsikringssted, insuredOre } = details;
  const payment = paymentOf(details);
  return [
    ...opplysninger.map(({ navn, verdi }) => ({
      name: <MarkedText part={{ source: navn }} />,
      value: <MarkedText part={{ source: verdi }} />,
    })),
    forsikringssted ? { name: texts.place, value: <MarkedText part={{ source: forsikringssted }} /> } : null,
    insuredOre === null ? null : { name: texts.insuredSum, value: <Amount ore={insuredOre} unit="kr" /> },
    from && startName ? { name: startName, value: formatDate(from) } : null,
    payment ? { name: texts.payment, value: payment } : null,
  ];
}

function startNameOf(agreement: WithStanding, details: AgreementDetailsInOre): string | null {
  if (neverApplies(agreement, details)) return null;
  if (!isHeld(agreement)) return texts.wasValidFrom;
  return isAgreed(agreement) ? texts.validFrom : null;
}

/** Returns the payment text. A term without a translation is shown as the system names it. */
function paymentOf({ betalingstermin, avtalegiro }: AgreementDetailsInOre): string {
  const term = betalingstermin && (wordOf(texts.paymentTerms, betalingstermin) ?? betalingstermin);
  return [term, avtalegiro && texts.directDebit].filter(Boolean).join(', ');
}
