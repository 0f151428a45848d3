import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[16],
  minBlockSize: '48px',
  maxInlineSize: '100%',
  padding: `${space[8]} ${space[16]}`,
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.card,
  textDecoration: 'none',
  lineHeight: 1.3,
  selectors: { '&:hover': { boxShadow: vars.shadow.raised } },
});

export const thumb = style({ flex: 'none', inlineSize: '72px' });
export const name = style({ display: 'block', fontSize: vars.size.small, color: vars.color.textMuted });
export const price = style({ display: 'block', fontWeight: vars.font.boldWeight, fontVariantNumeric: 'tabular-nums' });
