import { texts } from '#texts/badges.ts';
import { type AgreementFacts, badgeKindOf } from '../../domain/standing.ts';
import { formatDate } from '../platform/format.ts';

export type Badge = { text: string; tone: 'info' | 'warning' | 'error' };

/** Returns the badge of an agreement's card on a day (spec: overview §4.1, beyond §6). */
export function badgeOf(agreement: AgreementFacts, today: string): Badge | null {
  const badge = badgeKindOf(agreement, today);
  if (!badge) return null;
  const { kind } = badge;
  if (kind === 'ends' || kind === 'ended') {
    return { text: badge.date ? texts[kind](formatDate(badge.date)) : texts.sometime[kind], tone: 'error' };
  }
  return { text: texts[kind], tone: kind === 'renewal' ? 'info' : 'warning' };
}
