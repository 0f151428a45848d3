import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const base = style({
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
          columnGap: '16px',
          paddingInline: vars.space.card,
        },
      },
    },
  ],
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: '12px',
  padding: vars.space.card,
});
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  marginBlockStart: 'auto',
  paddingBlockStart: '8px',
});
export const small = style({ fontSize: vars.size.small, marginBlockEnd: '-12px' });
