import { Heading } from '../ui/Heading.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';

/** The heading of what is asked next; `focused`: it takes the focus, since what had it is gone. */
export function StepHeading({ children, focused }: { children: string; focused: boolean }) {
  const heading = useFocusWhen<HTMLHeadingElement>(focused);
  return (
    <Heading level={3} className="kfp-feedback__title" tabIndex={-1} ref={heading}>
      {children}
    </Heading>
  );
}
