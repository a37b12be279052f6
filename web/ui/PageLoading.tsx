import { Loader } from './Loader.tsx';
import { useFocusTitleWhenGone } from './use-focus-title-when-gone.ts';

/** A loader in the place of a whole page: its words are the title, which takes the focus as a page's does and gives it to the page that comes. */
export function PageLoading({ text }: { text: string }) {
  const place = useFocusTitleWhenGone<HTMLDivElement>();
  return (
    <div className="kfp-loading" ref={place}>
      <Loader text="" hidden />
      <h1 className="kfp-loading__title" tabIndex={-1}>
        {text}
      </h1>
    </div>
  );
}
