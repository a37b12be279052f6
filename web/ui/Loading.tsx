import { Loader } from '@fremtind/jokul/loader';
import { classNames } from './class-names.ts';

/** Jøkul's loader with its words in sight, announced to screen readers; `inline`: small, on the line of its words. */
export function Loading({ text, inline = false }: { text: string; inline?: boolean }) {
  return (
    <div className={classNames('kfp-loading', inline && 'kfp-loading--inline')} role="status">
      <Loader textDescription="" aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
