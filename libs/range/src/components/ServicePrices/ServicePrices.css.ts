import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });
export const scroll = style({ overflowX: 'auto' });
export const table = style({ inlineSize: '100%', minInlineSize: '44rem', fontVariantNumeric: 'tabular-nums' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${space[12]} ${space[16]} ${space[12]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
});

export const caption = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
export const price = style({ fontWeight: vars.font.boldWeight });
export const conditions = style({ maxInlineSize: '70ch', color: vars.color.textMuted, fontSize: vars.size.small });
