import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** In a row with others too the last name is cut off rather than widen the page. */
export const frame = style({ minInlineSize: 0 });

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[4]}`,
  fontSize: vars.size.small,
});
export const root = styleVariants({
  lines: [row],
  line: [
    row,
    {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '@media': { [from('md')]: { flexWrap: 'wrap', overflowX: 'visible' } },
    },
  ],
});
const anItem = style({ display: 'inline-flex', alignItems: 'center', gap: space[4], color: vars.color.textMuted });
export const item = styleVariants({ lines: [anItem], line: [anItem, { flex: 'none' }] });

/** Takes what is left of its line: a name that wrapped or not, by the font that is there, would move the whole page. */
export const current = style({
  flex: '1 1 0',
  minInlineSize: '8ch',
  color: vars.color.textMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
