import { texts } from '#texts/confirmation-check.ts';
import type { CheckedConfirmation, ConfirmationCheck } from '../../contract/confirmations.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { Card } from '../ui/Card.tsx';
import { classNames } from '../ui/class-names.ts';
import { FactList } from '../ui/FactList.tsx';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';

type Result = { icon: IconName; heading: string; text: string };

/** Renders whether a confirmation is valid, as a word with an icon, and what it says if it is. */
export function CheckResult({ check }: { check: ConfirmationCheck }) {
  const { today } = useBoot();
  const { icon, heading, text } = resultOf(check, today);
  const confirmation = 'confirmation' in check && check.confirmation.gyldig ? check.confirmation : null;
  return (
    <Card className="kfp-check__result">
      <PageMetadata
        title={`${heading} – ${texts.title}`}
        status={'status' in check ? check.status : undefined}
      />
      <div className="kfp-check__head">
        <span className={classNames('kfp-check__sign', confirmation && 'kfp-check__sign--valid')}>
          <Icon name={icon} />
        </span>
        <div>
          <Heading level={2}>{heading}</Heading>
          <p>{text}</p>
        </div>
      </div>
      {confirmation && (
        <>
          <FactList className="kfp-check__facts" facts={factsOf(confirmation)} />
          <p className="kfp-space-16 kfp-subdued">{texts.checkedOn(formatDate(today))}</p>
        </>
      )}
    </Card>
  );
}

function resultOf(check: ConfirmationCheck, today: string): Result {
  if ('status' in check) {
    const { tooMany, unavailable } = texts;
    return { icon: 'warning', ...(check.status === 429 ? tooMany : unavailable) };
  }
  const { gyldig, fra } = check.confirmation;
  if (!gyldig) return { icon: 'minus', ...texts.invalid };
  const { heading, now, later } = texts.valid;
  const text = fra !== undefined && fra > today ? later(formatDate(fra)) : now;
  return { icon: 'check', heading, text };
}

function factsOf({ forsikringsselskap, produkt, fra, til, initialer, fodselsaar }: CheckedConfirmation) {
  const { facts } = texts;
  return [
    { name: facts.insurer, value: forsikringsselskap },
    { name: facts.product, value: produkt },
    { name: facts.period, value: periodOf(fra, til) },
    { name: facts.initials, value: initialer },
    { name: facts.birthYear, value: fodselsaar },
  ];
}

function periodOf(from: string | undefined, to: string | undefined): string | undefined {
  if (from && to) return `${formatDate(from)}–${formatDate(to)}`;
  if (from) return texts.periodFrom(formatDate(from));
  return to && texts.periodTo(formatDate(to));
}
