import type { Plugin } from 'postcss';

/** Limits rules for `:hover` to pointers that can hover: on a touch screen, they stay on what was tapped last. */
export const hoverRules: Plugin = {
  postcssPlugin: 'hover-rules',
  OnceExit(root, { AtRule }) {
    root.walkRules(/:hover/, (rule) => {
      if (!rule.selectors.every((each) => each.includes(':hover'))) return;
      const media = new AtRule({ name: 'media', params: '(hover: hover)' });
      rule.replaceWith(media);
      media.append(rule);
    });
  },
};
