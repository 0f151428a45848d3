import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const ratios = {
  '4/3': { aspectRatio: '4 / 3' },
  '16/9': { aspectRatio: '16 / 9' },
  '1/1': { aspectRatio: '1 / 1' },
  '3/2': { aspectRatio: '3 / 2' },
} as const;

export const picture = recipe({
  base: {
    inlineSize: '100%',
    backgroundColor: vars.color.surfaceSunken,
    backgroundSize: 'cover',
    backgroundPosition: 'center',
  },
  variants: {
    ratio: ratios,
    fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } },
    rounded: { true: { borderRadius: vars.radius.picture }, false: {} },
  },
});

export const placeholder = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[8],
    containerType: 'inline-size',
    inlineSize: '100%',
    overflow: 'hidden',
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.size.small,
    textAlign: 'center',
  },
  variants: { ratio: ratios, rounded: { true: { borderRadius: vars.radius.picture }, false: {} } },
});

/** A thumbnail has room for the icon only. */
export const caption = style({
  maxInlineSize: '24ch',
  paddingInline: space[8],
  '@container': { '(max-width: 159px)': { display: 'none' } },
});
