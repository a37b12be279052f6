import type { ReactNode } from 'react';

type Props = {
  label: string;
  value: ReactNode;
  /** what stands to the right of them */
  action?: ReactNode;
  /** what stands below the value */
  children?: ReactNode;
};

/** A row of the profile: what it is, and the value below (look, Cards and lists). */
export function ProfileRow({ label, value, action, children }: Props) {
  return (
    <div className="kfp-row">
      <dt className="kfp-row__label">{label}</dt>
      <dd className="kfp-row__value">{value}</dd>
      {action && <dd className="kfp-row__action">{action}</dd>}
      {children && <dd className="kfp-row__below">{children}</dd>}
    </div>
  );
}
