import { texts } from '#texts/overview.ts';
import type { AgreementListInOre } from '../../contract/in-ore.ts';
import { isHeld } from '../../domain/standing.ts';
import { type AgreementsState, hasNoAgreements, isIncomplete } from '../agreements/agreements-state.ts';
import { hasSums, unpricedIn } from '../agreements/list-cost.ts';
import { AGREEMENT_SECTION_ID } from '../agreements/section-id.ts';
import { trackClick } from '../analytics/track.ts';
import { Amount } from '../ui/Amount.tsx';
import { Text } from '../ui/Text.tsx';

type Words = Record<'loading' | 'partial' | 'empty' | 'youHave', string>;

type Props = {
  /** null: no greeting */
  firstName: string | null;
  agreements: AgreementsState;
  /** replaces the words to the customer about their own insurances */
  words?: Words;
};

/** Renders the overview's first sentence: greeting, number of insurances and their total cost. */
export function HeroSentence({ firstName, agreements, words = texts }: Props) {
  if (!firstName && isUnknown(agreements)) return null;
  return (
    <Text className="kfp-hero__sentence">
      {firstName && texts.greeting(firstName)}
      <Content agreements={agreements} words={words} />
    </Text>
  );
}

function Content({ agreements, words }: { agreements: AgreementsState; words: Words }) {
  if (isUnknown(agreements)) return null;
  if (agreements.status !== 'ready' || agreements.alsoLoading) return words.loading;
  if (hasNoAgreements(agreements)) return words.empty;
  if (isIncomplete(agreements)) return words.partial;
  return <NumberAndSum list={agreements.list} youHave={words.youHave} />;
}

/** Returns whether no insurance could be loaded. The page's message reports it, so the sentence does not. */
function isUnknown(agreements: AgreementsState): boolean {
  if (agreements.status !== 'ready') return agreements.status === 'failed';
  return agreements.list.avtaler.length === 0 && isIncomplete(agreements) && !agreements.alsoLoading;
}

function NumberAndSum({ list, youHave }: { list: AgreementListInOre; youHave: string }) {
  const { length } = list.avtaler.filter(isHeld);
  const unpriced = unpricedIn(list);
  return (
    <>
      {youHave}
      <a
        className="kfp-link"
        href={`#${AGREEMENT_SECTION_ID}`}
        onClick={() => trackClick({ name: 'Forsikringsoversikt', id: 'sum' })}
      >
        {texts.insurances(length)}
      </a>
      {hasSums(list) ? (
        <>
          {texts.forTogether(length)}
          <Amount ore={list.monthlyOre} unit="kr/md">
            {unpriced > 0 ? ',' : '.'}
          </Amount>
          {unpriced > 0 && texts.withoutPrice(unpriced)}
        </>
      ) : (
        '.'
      )}
    </>
  );
}
