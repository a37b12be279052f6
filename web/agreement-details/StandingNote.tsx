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

/**
 * Renders an explanation of an insurance's standing. A temporary insurance has a link to the health
 * declaration that it waits for (spec: beyond §6).
 */
export function StandingNote({ agreement }: Props) {
  const isOwn = useSharing() === null;
  const isTemporary = isOwn && agreement.standing === 'TEMPORARY';
  const { data } = useQuery({ ...healthDeclarationsQuery, enabled: isTemporary });
  const { today } = useBoot();
  const note = noteOf(agreement, today);
  if (!note) return null;
  return (
    <p className="kfp-details__note">
      {note} {isOwn && !canBeConfirmed(agreement, agreement.details ?? {}) && texts.notConfirmed}{' '}
      {isTemporary && data && data.antall > 0 && (
        <a className="kfp-link" href={HEALTH_DECLARATION_ADDRESS}>
          {texts.healthDeclaration}
        </a>
      )}
    </p>
  );
}

function noteOf({ standing, details, ...agreement }: Props['agreement'], today: string): string | null {
  const { notes } = texts;
  const { gjelderFra } = details ?? {};
  const [lastDay, ended] = [lastDayOf(agreement), endedOn(agreement, today)];
  const isToBegin = !coversToday({ standing }, { gjelderFra }, today);
  const startNote = gjelderFra && isToBegin ? notes.notStarted(formatDate(gjelderFra)) : null;
  switch (standing) {
    case 'ENDING': {
      if (neverApplies(agreement, details ?? {})) return notes.cancelled;
      const end = lastDay ? notes.ending(formatDate(lastDay)) : notes.cancelled;
      return startNote ? `${startNote} ${end}` : end;
    }
    case 'ENDED':
      return ended && !neverApplies(agreement, details ?? {})
        ? notes.ended(formatDate(ended))
        : notes.endedSometime;
    case 'NOT_STARTED':
      return startNote;
    case 'UNDER_REVIEW':
      return notes.underReview;
    case 'WAITING':
      return notes.waiting;
    case 'TEMPORARY':
      return notes.temporary;
    case 'RENEWING':
      return notes.renewing;
    default:
      return null;
  }
}
