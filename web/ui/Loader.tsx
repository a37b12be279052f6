import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** what screen readers say; '' where words in sight say it */
  text: string;
  className?: string;
  hidden?: boolean;
};

/** Jøkul's three dots by their classes; `hidden` from screen readers. */
export function Loader({ text, className, hidden = false }: Props) {
  return (
    <span className={classNames('jkl-loader', className)} title={text} aria-busy="true" aria-hidden={hidden}>
      <span className="jkl-loader__dot jkl-loader__dot--left" />
      <span className="jkl-loader__dot jkl-loader__dot--middle" />
      <span className="jkl-loader__dot jkl-loader__dot--right" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
