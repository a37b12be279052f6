import type { ReactNode } from 'react';
import { sourceLanguage } from '#texts/source-language.ts';

/** Renders the name of an insurance as a link to its page. Without an address it is only text. */
export function InsuranceName({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <span {...sourceLanguage}>{children}</span>;
  return (
    <a className="kfp-link kfp-line-link" href={href} {...sourceLanguage}>
      {children}
    </a>
  );
}
