import { Icon } from './Icon.tsx';

/** The way back from a page to the one above it, by that one's title. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="kfp-back-link" href={href}>
      <Icon name="back" />
      {children}
    </a>
  );
}
