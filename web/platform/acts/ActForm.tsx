import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { type Act, actAddress } from '../../../domain/acts.ts';
import { maskText } from '../../../domain/mask-text.ts';
import { addressOf } from '../../../domain/paths.ts';
import { useBoot } from '../boot.tsx';
import { useLocation } from '../router/router.ts';

type Props = Omit<ComponentProps<'form'>, 'action' | 'method'> & {
  act: Act;
  /** called once after hydration, with the values that the customer may have changed before it */
  onHydrated?: (values: FormData) => void;
};

/**
 * Renders the form of an act. The server answers it before and without scripts; `onSubmit` takes over where
 * they run (spec: beyond §7, ADR-041).
 */
export function ActForm({ act, onHydrated, children, ...form }: Props) {
  const { form: fields, language } = useBoot();
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    if (field.current?.form) onHydrated?.(new FormData(field.current.form));
  });
  useEffect(() => takeOver(), []);
  return (
    <form {...form} method="post" action={actAddress(act)}>
      <input ref={field} type="hidden" name="xsrf" value={fields.xsrf} />
      <input type="hidden" name="nokkel" value={fields.nokkel} />
      <input type="hidden" name="spraak" value={language} />
      <input type="hidden" name="tilbake" value={maskText(addressOf(pathname) + search, fields.nokkel)} />
      {children}
    </form>
  );
}
