import type { ReactNode } from 'react';
import { Link } from 'react-router';

type Props = {
  variant: 'primary' | 'secondary';
  onClick?: () => void;
  children: ReactNode;
} & ({ href: string } | { to: string });

/** A link that looks like Jøkul's button: `to` is a route of ours, `href` any other address. Its words may wrap. */
export function ButtonLink({ variant, onClick, children, ...target }: Props) {
  const className = `jkl-button jkl-button--${variant} kfp-button`;
  if ('to' in target) {
    return (
      <Link className={className} to={target.to} onClick={onClick}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={target.href} onClick={onClick}>
      {children}
    </a>
  );
}
