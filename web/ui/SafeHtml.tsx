import { createElement, Fragment, type ReactNode } from 'react';
import { ExternalLink } from './ExternalLink.tsx';
import { parseSafeHtml, type SafeNode } from './parse-safe-html.ts';

/**
 * Renders a text with HTML that the server has sanitised. It builds elements instead of using `innerHTML`,
 * because the Trusted Types policy has no exceptions.
 */
export function SafeHtml({ html }: { html: string }) {
  return createElement(Fragment, null, ...parseSafeHtml(html).map(toElement));
}

function toElement(node: SafeNode): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  const content = children.map(toElement);
  if (tag !== 'a') return createElement(tag, null, ...content);
  if (href === undefined) return createElement(Fragment, null, ...content);
  if (href.toLowerCase().startsWith('https:')) {
    return (
      <ExternalLink href={href} className="kfp-link" inText>
        {createElement(Fragment, null, ...content)}
      </ExternalLink>
    );
  }
  return createElement('a', { href, className: 'kfp-link' }, ...content);
}
