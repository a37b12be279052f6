import { AGREEMENT_AREA_NAMES } from '#texts/areas.ts';
import { texts as badgeTexts } from '#texts/badges.ts';
import type { CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { agreementAreaOf } from '../../domain/agreement-area.ts';
import { matcherOf } from '../../domain/contains-words.ts';
import { isHeld } from '../../domain/standing.ts';
import { badgeOf } from './badge.ts';

/** Returns the text of an agreement's filter chip: that of its badge, without the date of an end. */
function kindOf(agreement: CustomerAgreementInOre, today: string): string | null {
  const badge = badgeOf(agreement, today);
  if (!badge) return null;
  if (badge.tone !== 'error') return badge.text;
  return isHeld(agreement) ? badgeTexts.ending : badgeTexts.sometime.ended;
}

/** Returns the kinds of the agreements with the number of each, in the order of the list. */
export function kindsIn(
  agreements: readonly CustomerAgreementInOre[],
  today: string,
): ReadonlyMap<string, number> {
  const kinds = new Map<string, number>();
  for (const agreement of agreements) {
    const kind = kindOf(agreement, today);
    if (kind) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  return kinds;
}

/** A search: `text` has words that must all occur (see `matcherOf`); `kind` is a value of `kindOf`, or '' for all. */
type Wanted = { text: string; kind: string };

/** Returns the matching agreements in the given order, or null for an empty search. */
export function findAgreements(
  agreements: readonly CustomerAgreementInOre[],
  { text, kind }: Wanted,
  today: string,
): readonly CustomerAgreementInOre[] | null {
  const isMatch = matcherOf(text);
  if (!isMatch && kind === '') return null;
  return agreements.filter((agreement) => {
    if (kind !== '' && kindOf(agreement, today) !== kind) return false;
    return !isMatch || isMatch(descriptionOf(agreement));
  });
}

function descriptionOf(agreement: CustomerAgreementInOre): string {
  const { name, description = '', policyNumber } = agreement;
  const area = AGREEMENT_AREA_NAMES[agreementAreaOf(agreement)];
  return `${name} ${description} ${area} ${policyNumber}`;
}
