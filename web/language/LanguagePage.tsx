import './language.scss';
import { texts } from '#texts/language.ts';
import { maskText, unmaskText } from '../../domain/mask-text.ts';
import { addressOf, OVERVIEW_ADDRESS, PATHS } from '../../domain/paths.ts';
import { LANGUAGE_NAMES } from '../../texts/languages.ts';
import { useBoot } from '../platform/boot.tsx';
import type { PageProps } from '../platform/page.ts';
import { useSearch } from '../platform/router/router.ts';
import { Icon } from '../ui/Icon.tsx';
import { AreaPicture } from '../ui/illustrations/AreaPicture.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHead } from '../ui/PageHead.tsx';

export const title = texts.label;

/**
 * Renders the choice of language (spec: beyond §2). It is a form, so that it works without scripting: the
 * server stores the choice and redirects to the previous page. The customer's drafts are restored there.
 */
export function LanguagePage(_props: PageProps) {
  const { language, distributor, form } = useBoot();
  const asked = useSearch().get('tilbake') ?? OVERVIEW_ADDRESS;
  const back = unmaskText(asked) ?? asked;
  return (
    <PageFrame>
      <div className="kfp-beside">
        <div>
          <PageHead title={texts.label} lead={texts.lead} />
          <form className="kfp-languages" method="post" action={addressOf(PATHS.language)}>
            <input type="hidden" name="xsrf" value={form.xsrf} />
            <input type="hidden" name="nokkel" value={form.nokkel} />
            <input type="hidden" name="tilbake" value={maskText(back, form.nokkel)} />
            {distributor.spraak.map((each) => (
              <button
                key={each}
                type="submit"
                className="kfp-languages__choice"
                name="spraak"
                value={each}
                lang={each}
                aria-current={each === language}
              >
                {LANGUAGE_NAMES[each]}
                <Icon name={each === language ? 'check' : 'chevron'} />
              </button>
            ))}
          </form>
        </div>
        <div className="kfp-beside__picture kfp-beside__picture--wide">
          <AreaPicture area="reise" />
        </div>
      </div>
    </PageFrame>
  );
}
