/**
 * Renders a ring that empties with the remaining seconds. It is decorative: the text next to it has the same
 * content.
 */
export function Ring({ seconds }: { seconds: number }) {
  return (
    <svg className="kfp-ring" viewBox="0 0 68 68" aria-hidden="true" focusable="false">
      <circle className="kfp-ring__track" cx="34" cy="34" r="31" />
      <circle
        className="kfp-ring__left"
        cx="34"
        cy="34"
        r="31"
        pathLength="60"
        strokeDasharray={`${seconds} 60`}
        transform="rotate(-90 34 34)"
      />
      <text x="34" y="34" textAnchor="middle" dominantBaseline="central">
        {seconds}
      </text>
    </svg>
  );
}
