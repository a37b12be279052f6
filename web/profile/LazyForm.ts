import { lazyComponent } from '../platform/lazy.tsx';

/** The form of an open row. Its code loads after the page, which can be read without it. */
export const LazyForm = lazyComponent(
  'web/profile/AnyForm.tsx',
  async () => (await import('./AnyForm.tsx')).AnyForm,
);
