import './purchase-entries.scss';
import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '../platform/api/customer.ts';
import { useBoot } from '../platform/boot.tsx';
import { useLocation } from '../platform/router/router.ts';
import { Heading } from '../ui/Heading.tsx';
import { Text } from '../ui/Text.tsx';
import { EntryGroups } from './EntryGroups.tsx';
import { ExtraCards } from './ExtraCards.tsx';
import { entryGroups } from './entry-groups.ts';
import { readEntryQuery } from './entry-query.ts';
import { extraCards } from './extra-cards.ts';
import { texts } from './texts.ts';
import { UnionNote } from './UnionNote.tsx';

/** Of the document. */
export const title = texts.title;

/** Everything that can be bought, by product area (spec: overview §2.5, shell §2.6). */
export function PurchaseEntriesPage() {
  const { distributor } = useBoot();
  const { isLo, group } = readEntryQuery(useLocation().search);
  const isMember = useQuery(customerQuery).data?.isLoMedlem === true;
  const groups = entryGroups(distributor.purchaseGroups, isLo || isMember);
  const initial = groups.find(({ area }) => area === group) ?? groups[0];

  return (
    <div className="kfp-wide kfp-sections kfp-purchase">
      <div>
        <Heading level={1}>{texts.title}</Heading>
        {isLo && <UnionNote />}
        {initial ? (
          <>
            <Text className="kfp-section__lead">{texts.lead}</Text>
            <EntryGroups key={initial.area} groups={groups} initialArea={initial.area} />
          </>
        ) : (
          <NothingToBuy />
        )}
      </div>
      <ExtraCards cards={extraCards(distributor)} />
    </div>
  );
}

/** Stands where the groups would, for a distributor that has none; the footer says whom to call. */
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
