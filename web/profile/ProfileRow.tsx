import type { ReactNode, Ref } from 'react';
import { readable } from '../ui/readable.tsx';

type Props = {
  label: string;
  value: ReactNode;
  /** shown to the right of label and value */
  action?: ReactNode;
  /** shown below the value */
  children?: ReactNode;
  /** the element's id, for links to the row */
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders a row of the profile: a label with its value below (look, Cards and lists). */
export function ProfileRow({ label, value, action, children, id, ref }: Props) {
  return (
    <div ref={ref} id={id} className="kfp-row">
      <dt className="kfp-row__label">{readable(label)}</dt>
      <dd className="kfp-row__value">{value}</dd>
      {action && <dd className="kfp-row__action">{action}</dd>}
      {children && <dd className="kfp-row__below">{children}</dd>}
    </div>
  );
}
