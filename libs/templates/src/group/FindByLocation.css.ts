import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space[48] } },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
  overflow: 'clip',
});

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[16]}`,
  minBlockSize: '64px',
  paddingBlock: space[8],
  paddingInline: space[20],
  color: vars.color.text,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:hover': { background: vars.color.surfaceSunken }, 'li:last-child > &': { borderBlockEnd: 0 } },
});

/** The count goes under the name where large letters do not fit on one line. */
export const words = style({ display: 'grid', flex: '1 1 7rem', minInlineSize: 0, lineHeight: 1.3 });
export const name = style({ fontWeight: vars.font.boldWeight });
export const muted = style({ color: vars.color.textMuted, fontSize: vars.size.small });
