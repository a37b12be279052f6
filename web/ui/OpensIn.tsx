import { texts } from '#texts/ui.ts';
import { useIsInMobileBank } from '../platform/boot.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Renders, for screen readers, where a link out of the portal opens (spec: decisions §5). */
export function OpensIn() {
  return <VisuallyHidden>{useIsInMobileBank() ? texts.opensInApp : texts.opensInNewTab}</VisuallyHidden>;
}
