import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';
import { readable } from './readable.tsx';

type Props = {
  /** the content of the summary line; a heading if the page's outline needs one */
  title: ReactNode;
  icon?: IconName | undefined;
  /** the initial state, applied again when it changes; the customer can also open and close it */
  open?: boolean | undefined;
  /** called with the new state on each change, including a change before hydration */
  onToggle?: ((open: boolean) => void) | undefined;
  /** called when the customer presses the line, not when a restored page opens it again */
  onPress?: (() => void) | undefined;
  /** whether it is hidden for now */
  hidden?: boolean | undefined;
  children: ReactNode;
};

/**
 * Renders a line that opens to show more, joined with adjacent ones. Unlike Jøkul's expander it works before hydration (look: stroke
 * expander).
 */
export function Expander({
  title,
  icon,
  open = false,
  onToggle = () => {},
  onPress,
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
      className="kfp-expander"
      open={open}
      hidden={hidden}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button */}
      <summary className="kfp-expander__line" onClick={onPress}>
        {icon && <Icon name={icon} className="kfp-accent" />}
        <span className="kfp-expander__title">{readable(title)}</span>
        <Icon name="expand" className="kfp-expander__chevron" />
      </summary>
      <div className="kfp-expander__content">{children}</div>
    </details>
  );
}
