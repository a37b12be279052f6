import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { rulesOf } from '../../tools/style-rules.ts';
import { selectStyles, stylesByPage } from './page-styles.ts';

const SHEET = `@font-face{font-family:Hanken}
:root{--used:1px;--by-used:2px;--unused:3px;--sprite:4px;--used:calc(var(--by-used))}
.card{margin:var(--used)}
.card:not(.gone) .title{top:0}
.card:has(.gone){top:1px}
.card:is(.gone,.title){top:2px}
.card[data-on=yes],.card[data-off]{top:3px}
@media screen{.gone{top:4px}.card{animation:.2s blink}}
@media screen{.title{top:5px}}
@supports (top:0){@media screen{.gone{top:6px}}}
p,.gone{top:7px}
[type=text],[type=search]{top:9px}
table,.title>b{top:8px}
@keyframes blink{0%{top:var(--by-blink)}}
@keyframes never{0%{top:0}}
:root{--by-blink:5px}`;

/** Rules that only the full sheet contains. */
const PRINT =
  '@media print{.card{top:9px}}.card:active,.card:hover{top:9px}.card{transition:top 1s;cursor:pointer}';

const rules = rulesOf(postcss.parse(SHEET + PRINT));
const PAGE = '<div class="card wide" data-on="no"><p class="title">a</p><input type="text"></div>';

test('stylesByPage returns the rules that a page’s elements can match in any state, in sheet order', () => {
  const { element } = stylesByPage({ sheet: '', rules, usedBySprites: ['--sprite'] }, new Set())(PAGE);
  expect(element.toString().replaceAll('\n', '')).toBe(
    '<style>@font-face{font-family:Hanken}' +
      ':root{--used:1px;--by-used:2px;--sprite:4px;--used:calc(var(--by-used))}' +
      '.card{margin:var(--used)}.card:not(.gone) .title{top:0}' +
      '.card:is(.gone,.title){top:2px}.card[data-on=yes]{top:3px}' +
      '@media screen{.card{animation:.2s blink}.title{top:5px}}' +
      'p{top:7px}[type=text]{top:9px}@keyframes blink{0%{top:var(--by-blink)}}:root{--by-blink:5px}</style>',
  );
});

test('stylesByPage does not take what a customer typed for an attribute', () => {
  const stylesOf = stylesByPage({ sheet: '', rules, usedBySprites: [] }, new Set());
  const typed = PAGE.replace('>a<', '>data-off=<');
  expect(stylesOf(typed).element.toString()).toBe(stylesOf(PAGE).element.toString());
});

test('stylesByPage keeps no page in memory', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const used = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const stylesOf = stylesByPage({ sheet: '', rules, usedBySprites: [] }, new Set());
  const before = used();
  for (let number = 0; number < 20; number += 1) {
    stylesOf(PAGE.replace('wide', `card-${number} of-its-own`).replace('>a<', `>${'a'.repeat(2 ** 20)}<`));
  }
  expect(used() - before).toBeLessThan(2 ** 22);
});

test('stylesByPage keeps no other bytes in memory than the styles', () => {
  const { element } = stylesByPage({ sheet: '', rules, usedBySprites: [] }, new Set())(PAGE);
  expect(element.buffer.byteLength).toBe(element.length);
});

test('selectStyles omits only unused properties and keyframes if every token is on the page', () => {
  const all = new Set([
    'card',
    'gone',
    'title',
    '[data-on]',
    '[data-off]',
    '<p',
    '<b',
    '<table',
    'type="text"',
    'type="search"',
  ]);
  const text = selectStyles(rules, all, []);
  const withoutUnread = SHEET.replace('--unused:3px;--sprite:4px;', '').replace(/@keyframes never.*\n/, '');
  const merged = withoutUnread.replace('}\n@media screen{.title', '.title');
  expect(text).toBe(merged.replaceAll('\n', ''));
});

test('stylesByPage shares the styles of pages with the same elements', () => {
  const stylesOf = stylesByPage({ sheet: '', rules, usedBySprites: [] }, new Set());
  expect(stylesOf(PAGE)).toBe(stylesOf(PAGE.replace('a</p>', 'b</p>')));
  expect(stylesOf(PAGE)).not.toBe(stylesOf('<p>c</p>'));
});

test('stylesByPage omits :root properties that every theme sets', () => {
  const themed = new Set(['--used']);
  const text = stylesByPage({ sheet: '', rules, usedBySprites: [] }, themed)(PAGE).element.toString();
  expect(text).not.toContain('--used:');
  expect(text).toContain('margin:var(--used)');
});
