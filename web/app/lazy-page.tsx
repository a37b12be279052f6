import type { ComponentType, ReactNode } from 'react';
import { texts } from '#texts/shell.ts';
import { lazyComponent } from '../platform/lazy.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';
import type { LazyModule, LazyPage } from './route.ts';

/** A page's script includes its title, so that the first view has no texts of other pages. */
type LoadedPage = {
  Component: ComponentType<PageProps>;
  title: string;
  /** the forms that it loads when they are opened */
  forms?: readonly LazyModule[];
};

/** Returns a lazy page. `module` is the file that `load` imports. `fallback` is shown until it has loaded. */
export function lazyPage(
  module: string,
  load: () => Promise<LoadedPage>,
  fallback: ReactNode = <PageLoading text={texts.pleaseWait} />,
): LazyPage {
  const page = lazyComponent(
    module,
    async () => {
      const page = await load();
      return (props: PageProps) => <TitledPage {...page} props={props} />;
    },
    fallback,
  );
  const preload = async () => {
    const [{ forms = [] }] = await Promise.all([load(), page.preload()]);
    await Promise.all(forms.map((form) => form.preload()));
  };
  return Object.assign(page, { withForms: { ...page, preload } });
}

function TitledPage({ Component, title, props }: LoadedPage & { props: PageProps }) {
  return (
    <>
      <PageMetadata title={title} />
      <Component {...props} />
    </>
  );
}
