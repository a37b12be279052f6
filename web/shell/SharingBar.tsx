import { texts } from '#texts/sharing-bar.ts';
import type { ShownSharing } from '../../contract/first-page.ts';
import { OVERVIEW_ADDRESS } from '../../domain/paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { IconLink } from '../ui/IconLink.tsx';
import { readable } from '../ui/readable.tsx';

/** The id of the sentence that says whose data the page shows. */
export const SHARED_PERSON = 'kfp-delt-av';

/** Renders the bar of every page with another customer's data: whose they are, and the way back (spec: beyond §12). */
export function SharingBar({ sharing: { navn } }: { sharing: ShownSharing }) {
  return (
    <section className="kfp-sharing-bar" aria-label={texts.label}>
      <div className="kfp-wide kfp-sharing-bar__content">
        <Icon name="eye" />
        <p>
          <strong id={SHARED_PERSON}>{readable(texts.whose(navn))}</strong> {texts.readOnly}
        </p>
        <IconLink className="kfp-sharing-bar__link" href={OVERVIEW_ADDRESS}>
          {texts.back}
        </IconLink>
      </div>
    </section>
  );
}
