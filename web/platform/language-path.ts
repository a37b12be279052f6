import { maskText } from '../../domain/mask-text.ts';
import { addressOf, PATHS } from '../../domain/paths.ts';
import { useBoot } from './boot.tsx';
import { useLocation } from './router/router.ts';

/** Returns the path of the choice of language and back; null if there is only one (spec: beyond §2). */
export function useLanguagePath(): string | null {
  const { distributor, form } = useBoot();
  const { pathname, search } = useLocation();
  if (distributor.spraak.length < 2) return null;
  return `${PATHS.language}?tilbake=${maskText(addressOf(pathname) + search, form.nokkel)}`;
}
