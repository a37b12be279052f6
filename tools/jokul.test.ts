import { describe, expect, it } from 'vitest';
import { THEMED_PROPERTIES } from '../server/distributor/theme.ts';
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

  it('gives our styles no colours that do not follow the distributor, except those of alerts', () => {
    const found = [...readSources(/\.scss$/)].flatMap(([path, text]) =>
      [...text.matchAll(/var\((--jkl-(?:background-)?color[\w-]*)/g)]
        .map(([, property = '']) => property)
        .filter((property) => !THEMED_PROPERTIES.has(property) && !/-alert\b/.test(property))
        .map((property) => `${path} ${property}`),
    );
    expect(found).toEqual([]);
  });
});
