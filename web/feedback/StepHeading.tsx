import { Heading } from '../ui/Heading.tsx';
import { useFocusWhen } from '../ui/use-focus-when.ts';

type Props = {
  /** a notice stands above it, whose heading it belongs under */
  followsNotice: boolean;
  /** the customer has just come to it */
  takesFocus?: boolean;
  children: string;
};

/** The heading of what is asked next. Where no notice above it takes the focus it does, since what had it is gone. */
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
