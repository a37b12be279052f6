import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { addressOf } from '../../../domain/paths.ts';
import { useKeepPerson } from '../sharing.ts';
import { useRouter } from './router.ts';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** a path of the route table, with its query */
  to: string;
  /** whether it leads to the customer's own page also from a page with another customer's data */
  isOwn?: boolean;
};

/**
 * Renders a link to a page of the portal, without a document load. Hover, touch and focus prefetch the page. The link
 * stays with the person whose data the page shows, unless it `isOwn`.
 */
export function Link({ to: path, isOwn = false, onClick, ...rest }: Props) {
  const keepPerson = useKeepPerson();
  const to = isOwn ? path : keepPerson(path);
  const follow = useFollow(to);
  const { prefetch } = useRouter();
  const onLikely = () => prefetch(to);
  return (
    <a
      {...rest}
      href={addressOf(to)}
      onPointerEnter={onLikely}
      onTouchStart={onLikely}
      onFocus={onLikely}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
    />
  );
}

/**
 * Returns a click handler that navigates within the portal. It ignores clicks that open the link elsewhere.
 */
export function useFollow(to: string): (event: MouseEvent) => void {
  const { navigate } = useRouter();
  return (event) => {
    const isElsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || isElsewhere) return;
    event.preventDefault();
    navigate(to);
  };
}
