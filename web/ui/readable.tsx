import { createElement, Fragment, type ReactNode } from 'react';
import { formats } from '#texts/formats.ts';
import { texts } from '#texts/ui.ts';

const SPOKEN: Readonly<Record<string, string>> = {
  [formats.units['kr/md']]: texts.spokenUnits['kr/md'],
  [formats.units['kr/år']]: texts.spokenUnits['kr/år'],
};

/** Matches unbreakable parts (units, number plates, grouped numbers), and where long words may break. */
const SPLITS = new RegExp(
  `(${Object.keys(SPOKEN).join('|')}|(?:(?:\\p{Lu}{1,2}|\\d+) )+\\d{3,}(?: kr)?)|(?<=\\p{L}{4})(?=forsikring|oversikt|kapsl|erklæring|profil|dokument|program|adresse|sykkel|ulykke|nummer|kalender|plass|kasse|stand)`,
  'u',
);

/**
 * Returns a node. In a text, lines break at spaces, and with a hyphen at the joints of long words. They never
 * break in an amount or number plate (look: amounts). Copied and spoken text is unchanged (ADR-018).
 */
export function readable(node: ReactNode): ReactNode {
  if (typeof node !== 'string') return node;
  const chunks = node.split(SPLITS).map((chunk, index) => (index % 2 ? between(chunk) : chunk));
  return createElement(Fragment, null, ...chunks);
}

function between(chunk: string | undefined): ReactNode {
  return chunk ? <Unbroken>{chunk}</Unbroken> : <span className="kfp-joint" />;
}

/** Renders a text on one line. Screen readers say 'kroner i måneden' for 'kr/md'. */
export function Unbroken({ children }: { children: string }) {
  const spoken = SPOKEN[children];
  return (
    <span className="kfp-unit" data-spoken={spoken}>
      {spoken ? <span aria-hidden="true">{children}</span> : children}
    </span>
  );
}
