import { texts } from '#texts/language.ts';
import { maskText } from '../../domain/mask-text.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { useBoot } from '../platform/boot.tsx';
import { Link } from '../platform/router/Link.tsx';
import { useLocation } from '../platform/router/router.ts';
import { Icon } from '../ui/Icon.tsx';

/**
 * Renders «Språk», a link to the choice of language, which leads back to the page. Renders nothing for a
 * distributor with one language (spec: beyond §2).
 */
export function LanguageLink({ className }: { className: string }) {
  const { distributor, form } = useBoot();
  const { pathname, search } = useLocation();
  if (distributor.spraak.length < 2) return null;
  return (
    <Link
      isOwn
      className={className}
      to={`${PATHS.language}?tilbake=${maskText(addressOf(pathname) + search, form.nokkel)}`}
    >
      <span className="kfp-navigation__text">{texts.label}</span>
      <Icon name="language" className="kfp-icon--small" />
    </Link>
  );
}
