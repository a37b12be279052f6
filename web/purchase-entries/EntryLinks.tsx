import { texts } from '#texts/purchase-entries.ts';
import { trackClick } from '../analytics/track.ts';
import { useDistributorText } from '../platform/distributor-text.ts';
import { Icon } from '../ui/Icon.tsx';
import { readable } from '../ui/readable.tsx';
import type { EntryLink } from './entry-groups.ts';
import { productsAt } from './products-at.ts';

type Props = {
  links: readonly EntryLink[];
  /** the product types the customer is known to have */
  owned: ReadonlySet<string>;
};

/** Renders the products of one group, each as a link to its purchase page. */
export function EntryLinks({ links, owned }: Props) {
  return (
    <ul className="kfp-purchase__links">
      {links.map((link) => (
        <li key={link.href}>
          <Entry {...link} isOwned={productsAt(link.href).some((type) => owned.has(type))} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ text, href, isOwned }: EntryLink & { isOwned: boolean }) {
  const { lang, children } = useDistributorText()(text);
  return (
    <a className="kfp-purchase__link" href={href} onClick={() => trackClick({ name: text })}>
      <span>
        <span lang={lang}>{readable(children)}</span>
        {isOwned && (
          <>
            {' '}
            <span className="kfp-purchase__owned">{texts.owned}</span>
          </>
        )}
      </span>
      <Icon name="chevron" />
    </a>
  );
}
