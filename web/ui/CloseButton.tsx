import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props = { label: string; className?: string; onClick: () => void };

/** Renders a cross in the corner of the element that it closes. */
export function CloseButton({ label, className, onClick }: Props) {
  return (
    <button type="button" className={classNames('kfp-close-button', className)} onClick={onClick}>
      <Icon name="close" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
