import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const table = style({ inlineSize: '100%', maxInlineSize: '24rem', fontVariantNumeric: 'tabular-nums' });

export const caption = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const stars = style({ paddingBlock: space[4], whiteSpace: 'nowrap', fontWeight: vars.font.bodyWeight });
export const cell = style({ inlineSize: '100%', paddingInline: space[12] });
export const bar = style({
  display: 'block',
  blockSize: space[8],
  overflow: 'clip',
  background: vars.color.border,
  borderRadius: vars.radius.pill,
});
/** As gold as the stars beside them. */
export const share = style({
  display: 'block',
  blockSize: '100%',
  background: `oklch(from ${vars.color.warning} 0.76 0.155 h)`,
});
export const count = style({ textAlign: 'end', color: vars.color.textMuted });
