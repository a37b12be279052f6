import { Loader } from '@fremtind/jokul/loader';

/** Jøkul's loader with its words in sight, told to screen readers. */
export function Loading({ text }: { text: string }) {
  return (
    <div className="kfp-loading" role="status">
      <Loader textDescription="" aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
