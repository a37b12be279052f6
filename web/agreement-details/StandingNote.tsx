import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/agreement-details.ts';
import type { DetailedCustomerAgreementInOre } from '../../contract/in-ore.ts';
import { canBeConfirmed, coversToday, neverApplies } from '../../domain/covers-today.ts';
import { HEALTH_DECLARATION_ADDRESS } from '../../domain/paths.ts';
import { endedOn, lastDayOf } from '../../domain/standing.ts';
import { useBoot } from '../platform/boot.tsx';
import { formatDate } from '../platform/format.ts';
import { useSharing } from '../platform/sharing.ts';
import { healthDeclarationsQuery } from '../tasks/queries.ts';

type Props = { agreement: Omit<DetailedCustomerAgreementInOre, 'monthlyOre' | 'yearlyOre'> };

/** Explains an insurance's standing. A temporary one links to its health declaration (spec: beyond §6). */
export function StandingNote({ agreement }: Props) {
  const isOwn = useSharing() === null;
  const isTemporary = isOwn && agreement.standing === 'TEMPORARY';
  const { data } = useQuery({ ...healthDeclarationsQuery, enabled: isTemporary });
  const { today } = useBoot();
  const note = noteOf(agreement, today);
  if (!note) return null;
  const { standing } = agreement;
  const ends = standing === 'ENDING' || standing === 'ENDED';
  return (
    <p className="kfp-details__note kfp-subdued">
      {note}{' '}
      {isOwn &&
        !canBeConfirmed(agreement, agreement.details ?? {}) &&
        texts.notConfirmed[ends ? 'ever' : 'yet']}{' '}
      {isTemporary && data && data.antall > 0 && (
        <a className="kfp-link" href={HEALTH_DECLARATION_ADDRESS}>
          {texts.healthDeclaration}
        </a>
      )}
    </p>
  );
}

function noteOf(agreement: Props['agreement'], today: string): string | null {
  const { notes } = texts;
  const [first, last] = notedDays(agreement, today);
  switch (agreement.standing) {
    case 'ENDING':
      if (first && last) return notes.period(first, last);
      if (first) return `${notes.notStarted(first)} ${notes.cancelled}`;
      return last ? notes.ending(last) : notes.cancelled;
    case 'ENDED':
      return last ? notes.ended(last) : notes.endedSometime;
    case 'NOT_STARTED':
      return first ? notes.notStarted(first) : null;
    case 'IN_FORCE':
      return null;
    default:
      return notes[agreement.standing];
  }
}

/** Returns the first day if it is to come, and the last day if it ends or has ended; neither if it never applies. */
function notedDays(agreement: Props['agreement'], today: string): (string | undefined)[] {
  const { gjelderFra } = agreement.details ?? {};
  if (neverApplies(agreement, { gjelderFra })) return [];
  const first = coversToday(agreement, { gjelderFra }, today) ? undefined : gjelderFra;
  const last = agreement.standing === 'ENDED' ? endedOn(agreement, today) : lastDayOf(agreement);
  return [first, last].map((day) => day && formatDate(day));
}
