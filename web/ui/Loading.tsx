import { classNames } from './class-names.ts';
import { Loader } from './Loader.tsx';

/** Jøkul's loader with its words in sight, announced to screen readers; `inline`: small, on the line of its words. */
export function Loading({ text, inline = false }: { text: string; inline?: boolean }) {
  return (
    <div className={classNames('kfp-loading', inline && 'kfp-loading--inline')} role="status">
      <Loader text="" hidden />
      <p>{text}</p>
    </div>
  );
}
