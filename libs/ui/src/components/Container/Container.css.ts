import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../tokens/contract.css.ts';

export const container = recipe({
  base: { inlineSize: '100%', marginInline: 'auto', paddingInline: vars.space.gutter },
  variants: {
    width: {
      page: { maxInlineSize: `calc(${vars.space.container} + 2 * ${vars.space.gutter})` },
      text: { maxInlineSize: `calc(44rem + 2 * ${vars.space.gutter})` },
    },
  },
});
