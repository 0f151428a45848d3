import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';
import { formColumns } from './formPanel.css.ts';

const { space } = vars;

export const content = style({ paddingBlockEnd: space.section });

export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[40],
  alignItems: 'start',
  paddingBlockEnd: space.section,
  '@media': {
    [from('lg')]: formColumns,
  },
});

export { formPanel as panel } from './formPanel.css.ts';

export const aside = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32] });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
});

export const line = style({
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: '44px',
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
