/** Renders a share as a bar, hidden from screen readers, since the text next to it has the same information. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <svg className="kfp-share-bar" aria-hidden="true" focusable="false">
      <rect className="kfp-share-bar__track" width="100%" height="100%" rx="4" />
      <rect width={`${percent}%`} height="100%" rx="4" />
    </svg>
  );
}
