import type { ComponentProps } from 'react';
import { texts } from '#texts/ui.ts';
import { classNames } from './class-names.ts';
import { Loader } from './Loader.tsx';

type Props = Omit<ComponentProps<'button'>, 'disabled'> & {
  variant: 'primary' | 'secondary' | 'tertiary';
  density?: 'compact';
  /** while so it keeps the focus and does nothing more; left out by a button that takes no time */
  busy?: boolean;
  /** whether it is this button that is waited for */
  waits?: boolean;
  /** what screen readers say meanwhile (spec: shell §9) */
  waiting?: string;
};

/** Jøkul's button by its classes: Jøkul's own is disabled while it waits, and loses the focus (spec: shell §9). */
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
