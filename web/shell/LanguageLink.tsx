import { texts } from '#texts/language.ts';
import { useLanguagePath } from '../platform/language-path.ts';
import { Link } from '../platform/router/Link.tsx';
import { Icon } from '../ui/Icon.tsx';

/** Renders «Språk», a link to the choice of language, if there are several (spec: beyond §2). */
export function LanguageLink({ className }: { className: string }) {
  const path = useLanguagePath();
  if (path === null) return null;
  return (
    <Link isOwn className={className} to={path}>
      <span className="kfp-navigation__text">{texts.label}</span>
      <Icon name="language" className="kfp-icon--small" />
    </Link>
  );
}
