import type { ComponentType, ReactNode } from 'react';
import { lazyComponent } from '../platform/lazy.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { LOADING } from './lazy-root.tsx';
import type { LazyModule, LazyPage } from './route.ts';

/** A page's script includes its title, so that the first view has no texts of other pages. */
type LoadedPage = {
  title: string;
  /** the forms that it loads when they are opened */
  forms?: readonly LazyModule[];
};

type Page = ComponentType<PageProps>;

/**
 * Returns a lazy page. `module` is the file that `load` imports, and exports a page of the same name. `fallback` is
 * shown until it has loaded.
 */
export function lazyPage<Name extends string>(
  module: `web/${string}/${Name}.tsx`,
  load: () => Promise<LoadedPage & Record<NoInfer<Name>, Page>>,
  fallback: ReactNode = LOADING,
): LazyPage {
  const name = module.slice(module.lastIndexOf('/') + 1, -'.tsx'.length) as Name;
  const page = lazyComponent(
    module,
    async () => {
      const { [name]: Component, title } = await load();
      return (props: PageProps) => <TitledPage Component={Component} title={title} props={props} />;
    },
    fallback,
  );
  const preload = async () => {
    const [{ forms = [] }] = await Promise.all([load(), page.preload()]);
    await Promise.all(forms.map((form) => form.preload()));
  };
  return Object.assign(page, { withForms: { ...page, preload } });
}

function TitledPage({ Component, title, props }: { Component: Page; title: string; props: PageProps }) {
  return (
    <>
      <PageMetadata title={title} />
      <Component {...props} />
    </>
  );
}
