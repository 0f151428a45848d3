import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const search = style({ paddingBlockEnd: space[12] });

const link = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const top = style([
  link,
  {
    minBlockSize: '56px',
    borderBlockEnd: `1px solid ${vars.color.border}`,
    fontWeight: vars.font.boldWeight,
  },
]);

export const entry = style([link, { minBlockSize: '48px', paddingInlineStart: space[12] }]);

/** Without JavaScript the links are below the bar, in one row that scrolls sideways. */
export const plain = style({
  order: 1,
  flexBasis: '100%',
  minInlineSize: 0,
  overflowX: 'auto',
  borderBlockStart: `1px solid ${vars.color.border}`,
});
export const row = style({ display: 'flex', gap: space[8], whiteSpace: 'nowrap' });
export const unscripted = style({ '@media': { '(scripting: none)': { display: 'contents' } } });
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
