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
          <Entry {...link} owned={owned} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ text, href, owned }: EntryLink & Pick<Props, 'owned'>) {
  const { lang, children } = useDistributorText()(text);
  const products = productsAt(href);
  const isOwned = products.some((type) => owned.has(type));
  const [product] = products;
  const onClick = () => trackClick({ name: text, id: 'kjopsinngang', ...(product && { product }) });
  return (
    <a className="kfp-purchase__link" href={href} onClick={onClick}>
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
