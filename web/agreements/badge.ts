import { texts } from '#texts/badges.ts';
import { type AgreementFacts, badgeKindOf } from '../../domain/standing.ts';
import { formatDate } from '../platform/format.ts';

export type Badge = { text: string; tone: 'info' | 'warning' | 'error' };

/** Returns the badge of an agreement's card on a day (spec: overview §4.1, beyond §6). */
export function badgeOf(agreement: AgreementFacts, today: string): Badge | null {
  const badge = badgeKindOf(agreement, today);
  switch (badge?.kind) {
    case 'underReview':
      return { text: texts.inProgress, tone: 'warning' };
    case 'temporary':
      return { text: texts.temporary, tone: 'warning' };
    case 'renewal':
      return { text: texts.renewal, tone: 'info' };
    case 'ends':
      return { text: badge.date ? texts.ends(formatDate(badge.date)) : texts.endsSometime, tone: 'error' };
    case 'ended':
      return { text: badge.date ? texts.ended(formatDate(badge.date)) : texts.endedSometime, tone: 'error' };
    default:
      return null;
  }
}
