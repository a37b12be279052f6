import { texts } from '#texts/cover.ts';
import type { CoverHitInOre, CustomerAgreementInOre } from '../../contract/in-ore.ts';
import { agreementOf } from '../../domain/agreement-of.ts';
import { Heading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/icons.ts';
import { CoverHit } from './CoverHit.tsx';

/** The groups of the answers, in their order on the page. */
const GROUPS = ['covered', 'notCovered', 'mentioned'] as const;
type Group = (typeof GROUPS)[number];

const ICONS: Readonly<Record<Group, IconName>> = { covered: 'check', notCovered: 'minus', mentioned: 'help' };
/** Number of answers of a group that are open from the start. */
const OPEN = 5;

type Props = { hits: readonly CoverHitInOre[]; agreements: readonly CustomerAgreementInOre[] };

/** Renders the answers in their groups. The last of many are folded. */
export function CoverGroups({ hits, agreements }: Props) {
  const cards = (some: readonly CoverHitInOre[]) =>
    some.map((hit, place) => (
      <li key={String(place)}>
        <CoverHit
          hit={hit}
          agreement={agreementOf({ ...hit.avtale, avtalenummer: hit.avtale.policyNumber }, agreements)}
        />
      </li>
    ));
  return groupHits(hits).map(({ group, hits: ofGroup }) => (
    <section key={group} className="kfp-cover__group" data-group={group}>
      <Heading level={2}>
        <Icon name={ICONS[group]} /> {texts.groups[group]}
      </Heading>
      <ul className="kfp-cover__hits">{cards(ofGroup.slice(0, OPEN))}</ul>
      {ofGroup.length > OPEN && (
        <details className="kfp-cover__more">
          <summary>{texts.showAll(ofGroup.length - OPEN)}</summary>
          <ul className="kfp-cover__hits">{cards(ofGroup.slice(OPEN))}</ul>
        </details>
      )}
    </section>
  ));
}

/** Returns the answers by group, without empty groups (spec: beyond §8). */
function groupHits(hits: readonly CoverHitInOre[]): { group: Group; hits: CoverHitInOre[] }[] {
  const byGroup = Map.groupBy(hits, ({ inkludert }): Group => {
    if (inkludert === null) return 'mentioned';
    return inkludert ? 'covered' : 'notCovered';
  });
  return GROUPS.flatMap((group) => {
    const ofGroup = byGroup.get(group);
    return ofGroup ? [{ group, hits: ofGroup }] : [];
  });
}
