import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const title = style({
  paddingBlock: `${space[20]} ${space[4]}`,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
});

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '48px',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const out = style([
  entry,
  { inlineSize: '100%', padding: 0, background: 'none', border: 0, font: 'inherit', cursor: 'pointer' },
]);
