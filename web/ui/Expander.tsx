import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { readable } from './readable.tsx';

type Props = {
  /** what stands on the line that opens it; a heading where the page's outline needs one */
  title: ReactNode;
  icon?: IconName | undefined;
  /** whether it is open at first, and again whenever this changes; the customer opens and closes it besides */
  open?: boolean | undefined;
  /** called with whether it is open when that changes, also for what happened before hydration */
  onToggle?: ((open: boolean) => void) | undefined;
  /** 'stroke': framed, and joined with those beside it; 'card': a card of its own */
  variant?: 'stroke' | 'card' | undefined;
  /** not to be seen for now */
  hidden?: boolean | undefined;
  children: ReactNode;
};

/** A line that opens to show more. It works before hydration, where Jøkul's doesn't (look: stroke expander). */
export function Expander({
  title,
  icon,
  open = false,
  onToggle = () => {},
  variant = 'stroke',
  hidden = false,
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const notifyOfEarlier = useEffectEvent(() => {
    if (details.current && details.current.open !== open) onToggle(details.current.open);
  });
  useEffect(() => notifyOfEarlier(), []);

  return (
    <details
      ref={details}
      className={`kfp-expander kfp-expander--${variant}`}
      open={open}
      hidden={hidden}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary className="kfp-expander__line">
        {icon && <Icon name={icon} className="kfp-expander__icon" />}
        <span className="kfp-expander__title">{readable(title)}</span>
        <Icon name="expand" className="kfp-expander__chevron" />
      </summary>
      <div className="kfp-expander__content">{children}</div>
    </details>
  );
}
