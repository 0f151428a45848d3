import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  overflow: 'clip',
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

export const root = styleVariants({
  tall: [base],
  wide: [
    base,
    {
      '@media': {
        [from('md')]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          alignItems: 'center',
          columnGap: space[16],
          padding: space.card,
        },
      },
    },
  ],
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: space[12],
  padding: space.card,
});
export const marks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[12]}`,
});
export const title = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
export const end = style({ fontWeight: vars.font.boldWeight });
/** Stacked and of equal width on phones, in a line where there is room. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  marginBlockStart: 'auto',
  paddingBlockStart: space[8],
  '@media': { [from('sm')]: { display: 'flex', flexWrap: 'wrap' } },
});
