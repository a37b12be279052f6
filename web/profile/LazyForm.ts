import { lazyComponent } from '../platform/lazy.tsx';
import type { AnyFormProps } from './AnyForm.tsx';

/** The form of an open row: its code comes after the page, which is read without it. */
export const LazyForm = lazyComponent<AnyFormProps>(
  'web/profile/AnyForm.tsx',
  async () => (await import('./AnyForm.tsx')).AnyForm,
);
