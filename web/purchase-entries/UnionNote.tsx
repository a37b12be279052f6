import { texts } from '#texts/purchase-entries.ts';

/** Renders the benefits of LO members, for customers who come from LO (spec: overview §2.5, overview §6). */
export function UnionNote() {
  return (
    <div className="kfp-purchase__union">
      <span className="kfp-pill">{texts.union.mark}</span>
      <p>
        <strong>{texts.union.title}</strong>
        <br />
        {texts.union.lead}
      </p>
    </div>
  );
}
