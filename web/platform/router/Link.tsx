import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { addressOf } from '../../../domain/paths.ts';
import { useRouter } from './router.ts';

type Props = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'> & {
  /** a path of the route table, with its query */
  to: string;
};

/** A link to a page of ours, which needs no load of the document. Whoever points at it is likely to go there. */
export function Link({ to, onClick, ...rest }: Props) {
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

/** Returns what follows a link of ours when it is clicked: not where the browser shall open it elsewhere. */
export function useFollow(to: string): (event: MouseEvent) => void {
  const { navigate } = useRouter();
  return (event) => {
    const isElsewhere = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
    if (event.defaultPrevented || event.button !== 0 || isElsewhere) return;
    event.preventDefault();
    navigate(to);
  };
}
