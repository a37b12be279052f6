import type { Agreement } from '../../contract/agreements.ts';
import { formatDate } from '../../domain/calendar-date.ts';
import { texts } from './texts.ts';

export type Badge = { text: string; tone: 'info' | 'warning' | 'error' };

type BadgeRule = {
  applies: (agreement: Agreement) => boolean;
  badge: (agreement: Agreement) => Badge | null;
};

const isPending = ({ avtaleStatus }: Agreement) => avtaleStatus === 'PENDING';
const isFrom = (agreement: Agreement, system: Agreement['systemSource']) => agreement.systemSource === system;

const RULES: readonly BadgeRule[] = [
  {
    applies: (agreement) => isFrom(agreement, 'EIKA_PERSON') && isPending(agreement),
    badge: () => ({ text: texts.badge.inProgress, tone: 'warning' }),
  },
  {
    applies: (agreement) =>
      agreement.avtaleStatusDescription === 'Til Annullasjon' && !isFrom(agreement, 'PROLIFE'),
    badge: ({ endDate }) => ({ text: texts.badge.ends(endDate ? formatDate(endDate) : ''), tone: 'error' }),
  },
  {
    applies: (agreement) => isPending(agreement) && !isFrom(agreement, 'PROLIFE'),
    badge: () => null,
  },
  {
    applies: isPending,
    badge: () => ({ text: texts.badge.temporary, tone: 'warning' }),
  },
  {
    applies: ({ avtaleStatus }) => avtaleStatus === 'RENEWAL',
    badge: () => ({ text: texts.badge.renewal, tone: 'info' }),
  },
];

/** An agreement's badge; the first rule that applies decides, and without one there is no badge (overview 4.1). */
export function badgeOf(agreement: Agreement): Badge | null {
  return RULES.find(({ applies }) => applies(agreement))?.badge(agreement) ?? null;
}
