import type { ComponentProps } from 'react';
import { texts } from '#texts/ui.ts';
import { classNames } from './class-names.ts';
import { Loader } from './Loader.tsx';

type Props = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant: 'primary' | 'secondary' | 'tertiary';
  density?: 'compact';
  /** keeps the focus but ignores clicks; omitted for a button whose action takes no time */
  busy?: boolean;
  /** whether this button shows the loader */
  waits?: boolean;
  /** text for screen readers while waiting (spec: shell §9) */
  waiting?: string;
};

/** Renders Jøkul's button. Jøkul's own component loses the focus while it waits (spec: shell §9). */
export function Button({
  variant,
  density,
  type = 'button',
  className,
  busy,
  waits = busy,
  waiting = texts.pleaseWait,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(`jkl-button jkl-button--${variant}`, className)}
      data-density={density}
      data-loading={waits}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <div className="jkl-button__label">
        <span className="jkl-button__text">{children}</span>
      </div>
      {busy !== undefined && (
        <Loader className="jkl-loader--medium jkl-button__loader" text={waiting} hidden={!waits} />
      )}
    </button>
  );
}
