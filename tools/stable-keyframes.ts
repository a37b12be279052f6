import { createHash } from 'node:crypto';
import type { Plugin } from 'postcss';

/** As Jøkul names its animations, with Sass's `unique-id`. */
const RANDOM = /^(.+)-u[0-9a-z]{5,}$/;

/**
 * Names Jøkul's animations by what they do, in the place of its random names: the builds of all languages, and of the same
 * styles tomorrow, have one style sheet then (ADR-073).
 */
export const stableKeyframes: Plugin = {
  postcssPlugin: 'stable-keyframes',
  OnceExit(root) {
    const names = new Map<string, string>();
    root.walkAtRules('keyframes', (rule) => {
      const [, meaning] = RANDOM.exec(rule.params) ?? [];
      if (!meaning) return;
      const what = createHash('sha256')
        .update(rule.nodes?.join('') ?? '')
        .digest('hex')
        .slice(0, 6);
      names.set(rule.params, `${meaning}-${what}`);
      rule.params = `${meaning}-${what}`;
    });
    root.walkDecls(/^animation(?:-name)?$/, (declaration) => {
      declaration.value = declaration.value.replace(/[\w-]+/g, (word) => names.get(word) ?? word);
    });
  },
};
