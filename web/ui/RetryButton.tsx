import type { ComponentProps } from 'react';
import { texts } from '#texts/ui.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';

type Props = Pick<ComponentProps<typeof Button>, 'className' | 'density' | 'busy' | 'onClick'>;

/** Renders the button that asks for missing content again. Without scripts it is a link that loads the page again. */
export function RetryButton({ className, ...button }: Props) {
  return (
    <>
      <Button variant="secondary" className={classNames('kfp-needs-script', className)} {...button}>
        {texts.tryAgain}
      </Button>
      <noscript>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page, with its query */}
        <a className="kfp-link" href="">
          {texts.tryAgain}
        </a>
      </noscript>
    </>
  );
}
