import { classNames } from './class-names.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = {
  /** text for screen readers; '' if visible text says the same */
  text: string;
  className?: string;
  hidden?: boolean;
};

/** Renders Jøkul's three dots with Jøkul's classes. `hidden` hides them from screen readers. */
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
