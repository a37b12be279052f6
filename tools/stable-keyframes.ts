import { createHash } from 'node:crypto';
import type { Plugin } from 'postcss';

/** Matches the random names that Jøkul gives its animations with Sass's `unique-id`. */
const RANDOM = /^(.+)-u[0-9a-z]{5,}$/;

/**
 * Replaces Jøkul's random animation names with a hash of the animation's content. The builds of all
 * languages, and later builds of the same styles, then have the same style sheet (ADR-029).
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
