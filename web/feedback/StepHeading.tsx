import { Heading } from '../ui/Heading.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';

type Props = {
  /** whether a notice is shown above; this heading is then one level below the notice's heading */
  followsNotice: boolean;
  /** whether the heading receives focus: the customer has just reached this step */
  takesFocus?: boolean;
  children: string;
};

/** Renders the heading of a step. It receives focus unless a notice does, because the focused element was removed. */
export function StepHeading({ followsNotice, takesFocus = true, children }: Props) {
  const heading = useFocusWhen<HTMLHeadingElement>(!followsNotice && takesFocus);
  return (
    <Heading
      level={followsNotice ? 3 : 2}
      size={4}
      className="kfp-feedback__title"
      tabIndex={-1}
      ref={heading}
    >
      {children}
    </Heading>
  );
}
