import type { ReactNode } from 'react';
import { texts } from '#texts/overview-coming.ts';
import { sourceLanguage } from '#texts/source-language.ts';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import type { ComingDateInOre } from '../../contract/summary-in-ore.ts';
import { addressOf } from '../../domain/paths.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatOre } from '../platform/format.ts';
import { readable } from '../ui/readable.tsx';
import { ComingRow } from './ComingRow.tsx';
import { useAgreementAddress } from './use-agreement-address.ts';

type Props = {
  dates: readonly ComingDateInOre[];
  /** the customer's known agreements, whose dates link to them */
  agreements: readonly CustomerAgreementInOre[];
};

/** Renders the next dates, each with its event. */
export function ComingDates({ dates, agreements }: Props) {
  const { today } = useBoot();
  const addressOfAgreement = useAgreementAddress(agreements);

  const targetOf = ({ slag, systemSource, policyNumber }: ComingDateInOre): string | undefined => {
    if (slag === 'FAKTURA' || slag === 'AVTALEGIRO') return addressOf('/betaling');
    if (systemSource === undefined || policyNumber === undefined) return undefined;
    return addressOfAgreement({ systemSource, policyNumber });
  };

  return (
    <ul className="kfp-task-card kfp-task-rows">
      {dates.map((each, index) => (
        <ComingRow
          key={String(index)}
          mark={<Day date={each.dato} today={today} />}
          href={targetOf(each)}
          title={titleOf(each)}
        >
          {each.amountOre === null
            ? kindText(each.slag)
            : texts.payments[each.slag === 'AVTALEGIRO' ? 'collected' : 'due'](
                formatOre(each.amountOre, 'kr'),
              )}
        </ComingRow>
      ))}
    </ul>
  );
}

/** Returns the text of a kind of date, or '' for a kind from an older or newer server. */
function kindText(slag: ComingDateInOre['slag']): string {
  const kinds: Partial<Record<typeof slag, string>> = texts.kinds;
  return kinds[slag] ?? '';
}

function titleOf({ navn, beskrivelse }: ComingDateInOre): ReactNode {
  if (!navn) return texts.invoice;
  return <span {...sourceLanguage}>{readable(beskrivelse ? texts.thing(navn, beskrivelse) : navn)}</span>;
}

function Day({ date, today }: { date: string; today: string }) {
  const [year = ''] = date.split('-');
  return (
    <span className="kfp-coming__day">
      <strong>{Number(date.slice(8))}</strong> {texts.months[Number(date.slice(5, 7)) - 1]}
      {year !== today.slice(0, 4) && <span> {year}</span>}
    </span>
  );
}
