import { addDays, daysBetween } from './days.ts';
import type { System } from './systems.ts';

/** The standing of an agreement on a day, in the order in which the rules apply (spec: beyond §6). */
export const STANDINGS = [
  'UNDER_REVIEW',
  'ENDED',
  'ENDING',
  'TEMPORARY',
  'WAITING',
  'NOT_STARTED',
  'RENEWING',
  'IN_FORCE',
] as const;
export type Standing = (typeof STANDINGS)[number];

/** The fields that decide an agreement's standing. Dates are `2026-12-31`. */
export type AgreementFacts = {
  readonly systemSource: System;
  readonly avtaleStatus?: string | undefined;
  readonly avtaleStatusDescription?: string | undefined;
  readonly endDate?: string | undefined;
};

/** The dates in an agreement's details that decide its standing and its coming dates. */
export type AgreementDates = {
  readonly gjelderFra?: string | undefined;
  readonly hovedforfall?: string | undefined;
  readonly renewal?: { readonly dato?: string | undefined } | undefined;
};

export type WithStanding = AgreementFacts & { readonly standing: Standing };

const CANCELLED_STATUSES: readonly (string | undefined)[] = ['CANCELLED', 'TERMINATED'];
/** Number of days that screens show an agreement after its last day. */
const ENDED_SHOWN_DAYS = 30;
/** An insurance that ends within this many days becomes a task. */
export const ENDS_SOON_DAYS = 30;

/** Returns an agreement's standing on a day such as `2026-12-31`. The first match decides (spec: beyond §6). */
export function standingOf(
  agreement: AgreementFacts,
  { gjelderFra }: AgreementDates,
  today: string,
): Standing {
  const { systemSource, avtaleStatus: status } = agreement;
  const isPending = status === 'PENDING';
  if (status === 'PROCESSING' || (isPending && systemSource === 'EIKA_PERSON')) return 'UNDER_REVIEW';
  if (CANCELLED_STATUSES.includes(status)) return 'ENDED';
  if (isMarkedToEnd(agreement)) return isPast(agreement.endDate, today) ? 'ENDED' : 'ENDING';
  if (isPending) return systemSource === 'PROLIFE' ? 'TEMPORARY' : 'WAITING';
  if (gjelderFra !== undefined && gjelderFra > today) return 'NOT_STARTED';
  return status === 'RENEWAL' ? 'RENEWING' : 'IN_FORCE';
}

/** Returns whether an agreement counts as one of the customer's agreements in counts, sums, groups and products. */
export function isHeld({ standing }: { standing: Standing }): boolean {
  return standing !== 'ENDED';
}

/** Returns the product types that the customer has: recommendations leave them out (spec: overview §4.5, beyond §6). */
export function heldProducts(
  agreements: readonly { standing: Standing; productType: string }[],
): readonly string[] {
  return agreements.filter(isHeld).map(({ productType }) => productType);
}

/** Returns whether screens show an agreement: all but those that ended more than `ENDED_SHOWN_DAYS` ago. */
export function isShown(agreement: WithStanding, today: string): boolean {
  const lastDay = endedOn(agreement, today);
  return isHeld(agreement) || lastDay === undefined || daysBetween(lastDay, today) <= ENDED_SHOWN_DAYS;
}

/** Returns whether the customer pays for an agreement today, so that offers are compared with its price. */
export function isPaidToday({ standing }: { standing: Standing }): boolean {
  return standing === 'IN_FORCE' || standing === 'RENEWING' || standing === 'ENDING';
}

/** Returns whether an agreement is in force or renewing, without a known end. */
export function isContinuing({ standing }: { standing: Standing }): boolean {
  return standing === 'IN_FORCE' || standing === 'RENEWING';
}

/** Returns whether an agreement has been made and has not ended. It may begin later. */
export function isAgreed({ standing }: { standing: Standing }): boolean {
  return standing !== 'UNDER_REVIEW' && standing !== 'WAITING' && standing !== 'ENDED';
}

/**
 * Returns the last day of an agreement that ends or has ended; undefined when the day is unknown. An end date
 * without 'Til Annullasjon' is the end of a period, not the end of the insurance (spec: beyond §6).
 */
export function lastDayOf(agreement: AgreementFacts): string | undefined {
  return isMarkedToEnd(agreement) ? agreement.endDate : undefined;
}

/**
 * Returns the last day of an agreement that has ended; undefined for a day to come, and an unknown one. The end date of a
 * cancelled or terminated agreement is its last day unless it is later than today: then it is the end of a period (spec: beyond §6).
 */
export function endedOn(agreement: AgreementFacts, today: string): string | undefined {
  const { avtaleStatus, endDate } = agreement;
  if (CANCELLED_STATUSES.includes(avtaleStatus)) {
    return endDate !== undefined && endDate <= today ? endDate : undefined;
  }
  const lastDay = lastDayOf(agreement);
  return isPast(lastDay, today) ? lastDay : undefined;
}

/**
 * Returns the renewal day of an agreement, today or later; undefined unless it is in force or renewing. The
 * day of `fornyelse` takes precedence over `hovedforfall`, until it has passed (spec: beyond §9).
 */
export function renewalDayOf(
  agreement: { standing: Standing },
  { hovedforfall, renewal }: AgreementDates,
  today: string,
): string | undefined {
  if (!isContinuing(agreement)) return undefined;
  return [renewal?.dato, hovedforfall].find((day) => day !== undefined && day >= today);
}

/** Returns whether the customer can change or cancel an agreement: it is in force, renewing, or to begin. */
export function canBeChanged(agreement: { standing: Standing }): boolean {
  return isContinuing(agreement) || agreement.standing === 'NOT_STARTED';
}

/** Returns whether an agreement ends within `ENDS_SOON_DAYS` from today. */
export function endsSoon(agreement: WithStanding, today: string): boolean {
  const lastDay = lastDayOf(agreement);
  return (
    agreement.standing === 'ENDING' && lastDay !== undefined && lastDay <= addDays(today, ENDS_SOON_DAYS)
  );
}

/** The badge of an agreement's card, and the day it names. */
type BadgeKind =
  | { kind: 'underReview' | 'temporary' | 'renewal' }
  | { kind: 'ends' | 'ended'; date: string | undefined };

/** Returns the badge of an agreement on a day. The first match decides (spec: overview §4.1, beyond §6). */
export function badgeKindOf(agreement: AgreementFacts, today: string): BadgeKind | null {
  const { systemSource, avtaleStatus: status } = agreement;
  if (systemSource === 'EIKA_PERSON' && status === 'PENDING') return { kind: 'underReview' };
  if (CANCELLED_STATUSES.includes(status)) return { kind: 'ended', date: endedOn(agreement, today) };
  if (isMarkedToEnd(agreement)) {
    const date = lastDayOf(agreement);
    // An agreement under review has not ended, not even after its day.
    const hasEnded = status !== 'PROCESSING' && isPast(date, today);
    return { kind: hasEnded ? 'ended' : 'ends', date };
  }
  if (status === 'PENDING') return systemSource === 'PROLIFE' ? { kind: 'temporary' } : null;
  return status === 'RENEWAL' ? { kind: 'renewal' } : null;
}

function isMarkedToEnd({ systemSource, avtaleStatusDescription }: AgreementFacts): boolean {
  return avtaleStatusDescription === 'Til Annullasjon' && systemSource !== 'PROLIFE';
}

/** An agreement is in force up to and including its last day. */
function isPast(date: string | undefined, today: string): boolean {
  return date !== undefined && date < today;
}
