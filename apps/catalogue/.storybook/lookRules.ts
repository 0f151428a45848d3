/**
 * Rules of axe that judge how an element looks, which depends on a theme's tokens. Names, roles and structure are the same
 * in every theme.
 */
export const lookRules = ['color-contrast', 'link-in-text-block', 'target-size'] as const;
