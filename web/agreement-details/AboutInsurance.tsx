import { texts } from '#texts/agreement-details.ts';
import type { AgreementDetailsInOre } from '../../contract/in-ore.ts';
import { formatDate } from '../platform/format.ts';
import { Amount } from '../ui/Amount.tsx';
import { Card } from '../ui/Card.tsx';
import { type Fact, FactList } from '../ui/FactList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { MarkedText } from '../ui/InlineFacts.tsx';

/**
 * Renders the insured object, its place, the start date and the payment. Renders nothing if none of them is
 * known.
 */
export function AboutInsurance({ details, isHeld }: Props) {
  if (!details) return null;
  const facts = factsOf(details, isHeld).filter((fact) => fact !== null);
  if (facts.length === 0) return null;
  return (
    <section className="kfp-details__section">
      <Heading level={2} size={3}>
        {texts.about}
      </Heading>
      <Card className="kfp-details__card">
        <FactList facts={facts} />
      </Card>
    </section>
  );
}

function factsOf(details: AgreementDetailsInOre, isHeld: boolean): readonly Fact[] {
  const { opplysninger = [], forsikringssted, insuredOre, gjelderFra } = details;
  const payment = paymentOf(details);
  return [
    ...opplysninger.map(({ navn, verdi }) => ({
      name: <MarkedText part={{ source: navn }} />,
      value: <MarkedText part={{ source: verdi }} />,
    })),
    forsikringssted ? { name: texts.place, value: <MarkedText part={{ source: forsikringssted }} /> } : null,
    insuredOre === null ? null : { name: texts.insuredSum, value: <Amount ore={insuredOre} unit="kr" /> },
    gjelderFra
      ? { name: isHeld ? texts.validFrom : texts.wasValidFrom, value: formatDate(gjelderFra) }
      : null,
    payment ? { name: texts.payment, value: payment } : null,
  ];
}

type Props = { details: AgreementDetailsInOre | null; isHeld: boolean };

/** Returns the payment text. A term without a translation is shown as the system names it. */
function paymentOf({ betalingstermin, avtalegiro }: AgreementDetailsInOre): string {
  const terms: Readonly<Record<string, string>> = texts.paymentTerms;
  const term = betalingstermin && (terms[betalingstermin] ?? betalingstermin);
  return [term, avtalegiro && texts.directDebit].filter(Boolean).join(', ');
}
