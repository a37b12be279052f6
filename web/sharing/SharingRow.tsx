import type { ReactNode } from 'react';
import type { SharingScope } from '../../domain/sharing.ts';
import { scopesText } from '../platform/scopes-text.ts';
import type { IconName } from '../ui/icons.ts';
import { readable } from '../ui/readable.tsx';
import { Tile } from '../ui/Tile.tsx';

type Props = {
  icon: IconName;
  title: string;
  scopes: readonly SharingScope[];
  /** until when it is valid, or can be answered */
  limits: readonly string[];
  children: ReactNode;
};

/** Renders a sharing: with whom, what, how long, and what the customer can do. */
export function SharingRow({ icon, title, scopes, limits, children }: Props) {
  return (
    <li className="kfp-sharing">
      <Tile icon={icon} />
      <div>
        <strong>{readable(title)}</strong>
        <p>{scopesText(scopes)}</p>
        {limits.map((limit) => (
          <p key={limit} className="kfp-subdued">
            {limit}
          </p>
        ))}
        <div className="kfp-sharing__actions">{children}</div>
      </div>
    </li>
  );
}
