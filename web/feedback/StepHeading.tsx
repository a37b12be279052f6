import { useEffect, useRef } from 'react';

type Props = {
  children: string;
  className?: string;
  /** whether it takes the focus, since what had it is gone */
  focused: boolean;
};

/** The heading of what is asked next. */
export function StepHeading({ children, className = 'jkl-heading-4 kfp-feedback__title', focused }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h3 className={className} tabIndex={-1} ref={heading}>
      {children}
    </h3>
  );
}
