import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import { classNames } from './class-names.ts';

/** Renders a card with a line between its rows. `children` are list items. */
export function RowList({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Card className={classNames('kfp-row-list', className)}>
      <ul>{children}</ul>
    </Card>
  );
}
