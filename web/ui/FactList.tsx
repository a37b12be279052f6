import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { readable } from './readable.tsx';

/** A name and its value. null is skipped, as is a fact without a value. */
export type Fact = { name: ReactNode; value: ReactNode } | null;

/** Renders names and values as a definition list. Renders nothing if there are none. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  const given = facts.filter((fact) => fact !== null).filter(({ value }) => value !== undefined);
  if (given.length === 0) return null;
  return (
    <dl className={classNames('kfp-facts', className)}>
      {given.map(({ name, value }, index) => (
        <div key={String(index)}>
          <dt>{readable(name)}</dt>
          <dd>{readable(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
