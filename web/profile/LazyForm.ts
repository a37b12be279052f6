import { lazyComponent } from '../platform/lazy.tsx';
import type { AnyFormProps } from './AnyForm.tsx';

/** The form of an open row. Its code loads after the page, which can be read without it. */
export const LazyForm = lazyComponent<AnyFormProps>(
  'web/profile/AnyForm.tsx',
  async () => (await import('./AnyForm.tsx')).AnyForm,
);
