import { classNames } from './class-names.ts';
import { Loader } from './Loader.tsx';

/** Renders Jøkul's loader with a text, which is announced. `inline`: small, on the line of the text. */
export function Loading({ text, inline = false }: { text: string; inline?: boolean }) {
  return (
    <div className={classNames('kfp-loading', inline && 'kfp-loading--inline')} role="status">
      <Loader text="" hidden />
      <p>{text}</p>
    </div>
  );
}
