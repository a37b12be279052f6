import './purchase-entries.scss';
import { texts } from '#texts/purchase-entries.ts';
import { heldProducts } from '../../domain/standing.ts';
import { agreementsIn } from '../agreements/agreements-state.ts';
import { useAgreements } from '../agreements/use-agreements.ts';
import { hasFailed } from '../platform/api/answers.ts';
import { useBoot } from '../platform/boot.tsx';
import { useDistributorText } from '../platform/distributor-text.ts';
import { useLocation } from '../platform/router/router.ts';
import { Heading } from '../ui/Heading.tsx';
import { ListProblem, type Problem } from '../ui/ListProblem.tsx';
import { Text } from '../ui/Text.tsx';
import { EntryGroups } from './EntryGroups.tsx';
import { ExtraCards } from './ExtraCards.tsx';
import { entryGroups, hasLoLinks } from './entry-groups.ts';
import { readEntryQuery } from './entry-query.ts';
import { extraCards } from './extra-cards.ts';

export const title = texts.title;

const UNKNOWN_MEMBER: Problem = { tone: 'warning', text: texts.unknownMember };

/** Renders all products for sale by product area (spec: overview §2.5, shell §2.6). */
export function PurchaseEntriesPage() {
  const { distributor } = useBoot();
  const { search, visit } = useLocation();
  const query = readEntryQuery(search);
  const { isLo } = query;
  const { customer, state } = useAgreements();
  const isMember = customer.data?.isLoMedlem === true;
  const groups = entryGroups(distributor.purchaseGroups, isLo || isMember);
  const shown = groups.map(({ area }) => area);
  const [first = shown[0], ...others] = query.groups.filter((area) => shown.includes(area));
  // The product types that the customer is known to have, from the sources that have answered.
  const owned = new Set(heldProducts(agreementsIn(state)));
  const dependsOnMember = !isLo && hasLoLinks(distributor.purchaseGroups);
  const isUnknown = dependsOnMember && !customer.data && hasFailed(customer);

  return (
    <div className="kfp-wide kfp-sections kfp-purchase">
      <div>
        <Heading level={1}>{texts.title}</Heading>
        {isLo && <UnionNote />}
        {first ? (
          <>
            <Text className="kfp-section__lead">{texts.lead}</Text>
            <ListProblem problem={isUnknown ? UNKNOWN_MEMBER : null} answers={[customer]} />
            <EntryGroups key={visit} groups={groups} initial={[first, ...others]} owned={owned} />
            {isMember && dependsOnMember && <p className="kfp-space-16 kfp-subdued">{texts.memberLinks}</p>}
          </>
        ) : (
          <NothingToBuy />
        )}
      </div>
      <ExtraCards cards={extraCards(distributor, useDistributorText())} />
    </div>
  );
}

function NothingToBuy() {
  return (
    <Text className="kfp-section__lead">
      {texts.nothing}{' '}
      <a className="kfp-link" href="#kfp-footer-phonenumber">
        {texts.contact}
      </a>
    </Text>
  );
}

/** Renders the benefits of LO members, for customers who come from LO (spec: overview §2.5, overview §6). */
function UnionNote() {
  return (
    <div className="kfp-purchase__union">
      <span className="kfp-pill">{texts.union.mark}</span>
      <p>
        <strong>{texts.union.title}</strong>
        <br />
        {texts.union.lead}
      </p>
    </div>
  );
}
