import type { ComponentType, ReactNode } from 'react';
import { texts } from '#texts/shell.ts';
import { type LazyComponent, lazyComponent } from '../platform/lazy.tsx';
import type { PageProps } from '../platform/page.ts';
import { PageMetadata } from '../platform/page-metadata.tsx';
import { PageLoading } from '../ui/PageLoading.tsx';

/** A page's script includes its title, so that the first view has no texts of other pages. */
type LoadedPage = { Component: ComponentType<PageProps>; title: string };

/** Returns a lazy page. `module` is the file that `load` imports. `fallback` is shown until it has loaded. */
export function lazyPage(
  module: string,
  load: () => Promise<LoadedPage>,
  fallback: ReactNode = <PageLoading text={texts.pleaseWait} />,
): LazyComponent<PageProps> {
  return lazyComponent(
    module,
    async () => {
      const page = await load();
      return (props: PageProps) => <TitledPage {...page} props={props} />;
    },
    fallback,
  );
}

function TitledPage({ Component, title, props }: LoadedPage & { props: PageProps }) {
  return (
    <>
      <PageMetadata title={title} />
      <Component {...props} />
    </>
  );
}
