import { describe, expect, it } from 'vitest';
import { readSources } from './read-sources.ts';

const ELSEWHERE = /^web\/(?!ui\/|styles\/)/;
const sources = [...readSources(/\.(?:tsx?|scss)$/)].filter(([path]) => ELSEWHERE.test(path));

/** Class names and packages of Jøkul. Its custom properties (`--jkl-…`) may be used everywhere. */
const JOKUL = /(?<!--)\bjkl-|@fremtind\/jokul/;

describe('Jøkul', () => {
  it('is used only in web/ui and web/styles', () => {
    const found = sources.flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, index) => (JOKUL.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });

  it.each(['<p className="jkl-body">', '.jkl-card {', "import { Card } from '@fremtind/jokul/card';"])(
    'is found in %s',
    (line) => expect(line).toMatch(JOKUL),
  );

  it.each(['color: var(--jkl-color-text-default);', '@include jkl.focus-outline;'])(
    'is not found in %s',
    (line) => expect(line).not.toMatch(JOKUL),
  );
});
