import { Loader } from './Loader.tsx';
import { useFocusWhenGone } from './use-focus-when-gone.ts';

/** Renders a loader in place of a page, as its title. Its focus moves to the title of the loaded page. */
export function PageLoading({ text }: { text: string }) {
  const place = useFocusWhenGone<HTMLDivElement>();
  return (
    <div className="kfp-loading" ref={place}>
      <Loader text="" hidden />
      <h1 className="kfp-loading__title" tabIndex={-1}>
        {text}
      </h1>
    </div>
  );
}
