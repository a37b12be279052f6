import type { ReactNode } from 'react';
import { texts } from '#texts/offers.ts';
import { texts as general } from '#texts/ui.ts';
import type { OfferListInOre, PresentPriceInOre } from '../../contract/in-ore.ts';
import { PATHS } from '../../domain/paths.ts';
import {
  hasFailed,
  hasProblem,
  isIncompleteAnswer,
  isLoading,
  type Result,
} from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { Link } from '../platform/router/Link.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ListPage } from '../ui/ListPage.tsx';
import type { Problem } from '../ui/ListProblem.tsx';
import { readable } from '../ui/readable.tsx';
import { systemName } from '../ui/system-name.ts';
import type { Answer } from '../ui/use-retry.ts';
import { OfferList } from './OfferList.tsx';
import { MissingOffers, OffersSkeleton } from './OffersSkeleton.tsx';
import { type ShownOffer, shownOffers, totalOfAll } from './offer-list.ts';
import { totalText } from './total-text.ts';

type Props = {
  answer: Answer & Result<OfferListInOre>;
  /** the expected number of offers, while they load */
  expectedCount: number;
  /** the prices that the customer pays today for the objects of some offers */
  presentPrices: readonly PresentPriceInOre[];
  feedback: ReactNode;
};

/** Renders the offers in every state (spec: overview §2.3, overview §4.2). A failed request hides them (spec: overview §8). */
export function OffersView({ answer, presentPrices, expectedCount, feedback }: Props) {
  const canBuy = useBoot().distributor.purchaseGroups.length > 0;
  const isFailed = hasFailed(answer);
  const loaded = isFailed ? undefined : answer.data;
  const isIncomplete = isIncompleteAnswer(loaded);
  const offers = loaded ? shownOffers(loaded) : [];
  // An incomplete empty list is no proof.
  const isEmpty = offers.length === 0 && !isLoading(answer) && !hasProblem(answer);
  const title = isEmpty ? texts.empty.title : texts.title;
  return (
    <>
      <PageMetadata title={title} />
      <ListPage
        texts={{
          ...texts,
          title,
          lead: offers.length > 0 || isLoading(answer) ? texts.intro : undefined,
          empty: texts.empty.lead,
        }}
        answer={answer}
        problem={problemOf(answer)}
        count={offers.length}
        action={
          isEmpty &&
          canBuy && (
            <ButtonLink as={Link} to={PATHS.purchaseEntries} variant="primary" className="kfp-space-24">
              {texts.empty.action}
            </ButtonLink>
          )
        }
        skeleton={<OffersSkeleton count={expectedCount} />}
        feedback={feedback}
      >
        {loaded && !isIncomplete && <OffersTotal offers={offers} />}
        {loaded && <OfferList offers={offers} presentPrices={presentPrices} incomplete={isIncomplete} />}
        {isFailed && <MissingOffers count={expectedCount} />}
        {isIncomplete && <MissingOffers count={1} />}
      </ListPage>
    </>
  );
}

/** Returns the problem with the list of offers (spec: overview §8, ADR-008). */
function problemOf(answer: Result<OfferListInOre>): Problem | null {
  if (hasFailed(answer)) return { tone: 'error', text: textOf(texts.failed) };
  if (!isIncompleteAnswer(answer.data)) return null;
  // Without `names`: the message itself says that the offers are missing.
  const names = (answer.data?.manglerFra ?? []).flatMap((system) => systemName(system) ?? []);
  return { tone: 'warning', text: textOf(texts.incomplete), names };
}

function textOf(text: string) {
  return (
    <>
      <strong>{text}</strong> {general.systemProblem}
    </>
  );
}

/** Renders the total cost of several offers. On phones the price starts on a new line in every font. */
function OffersTotal({ offers }: { offers: readonly ShownOffer[] }) {
  const total = totalOfAll(offers);
  if (!total) return null;
  const price = totalText(total, 'kr/md');
  const sentence = texts.total(offers.length, price);
  const start = sentence.indexOf(price);
  return (
    <p className="kfp-offers__total">
      {sentence.slice(0, start)}
      <span className="kfp-offers__sum">{readable(sentence.slice(start))}</span>
    </p>
  );
}
