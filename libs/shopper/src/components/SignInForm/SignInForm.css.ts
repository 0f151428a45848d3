import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  alignSelf: 'flex-start',
  minBlockSize: '44px',
  minInlineSize: '44px',
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  '@media': {
    [from('sm')]: {
      background: vars.color.surface,
      padding: space[32],
      border: `1px solid ${vars.color.border}`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.card,
    },
  },
});

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space[24], position: 'relative' });
export const ways = style({ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: space[8] });

export const facts = style({ display: 'grid', gap: space[10], margin: 0, padding: 0, listStyle: 'none' });
export const fact = style({ display: 'flex', alignItems: 'flex-start', gap: space[10], lineHeight: 1.45 });
export const mark = style({ flex: 'none', marginBlockStart: '1px', color: vars.color.success });

export const instead = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: space[6],
  minBlockSize: '44px',
  color: vars.color.text,
  fontWeight: vars.font.boldWeight,
});
