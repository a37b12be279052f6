import { texts } from '#texts/badges.ts';
import type { Agreement } from '../../contract/agreements.ts';
import { formatDate } from '../../domain/calendar-date.ts';

export type Badge = { text: string; tone: 'info' | 'warning' | 'error' };

type BadgeRule = {
  applies: (agreement: Agreement) => boolean;
  badge: (agreement: Agreement, today: string) => Badge | null;
};

const isPending = ({ avtaleStatus }: Agreement) => avtaleStatus === 'PENDING';
const isFrom = (agreement: Agreement, system: Agreement['systemSource']) => agreement.systemSource === system;

const RULES: readonly BadgeRule[] = [
  {
    applies: (agreement) => isFrom(agreement, 'EIKA_PERSON') && isPending(agreement),
    badge: () => ({ text: texts.inProgress, tone: 'warning' }),
  },
  {
    applies: (agreement) =>
      agreement.avtaleStatusDescription === 'Til Annullasjon' && !isFrom(agreement, 'PROLIFE'),
    badge: ({ endDate }, today) => ({ text: endText(endDate, today), tone: 'error' }),
  },
  {
    applies: (agreement) => isPending(agreement) && !isFrom(agreement, 'PROLIFE'),
    badge: () => null,
  },
  {
    applies: isPending,
    badge: () => ({ text: texts.temporary, tone: 'warning' }),
  },
  {
    applies: ({ avtaleStatus }) => avtaleStatus === 'RENEWAL',
    badge: () => ({ text: texts.renewal, tone: 'info' }),
  },
];

/** An insurance is in force to and with its end date; some sources give none. */
function endText(endDate: string | undefined, today: string): string {
  if (!endDate) return texts.endsSometime;
  const date = formatDate(endDate);
  return endDate < today ? texts.ended(date) : texts.ends(date);
}

/**
 * An agreement's badge on a day such as 2026-12-31; the first rule that applies decides, and without one there is no
 * badge (spec: overview §4.1).
 */
export function badgeOf(agreement: Agreement, today: string): Badge | null {
  return RULES.find(({ applies }) => applies(agreement))?.badge(agreement, today) ?? null;
}
