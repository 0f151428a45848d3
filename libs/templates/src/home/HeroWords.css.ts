import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16], alignContent: 'center' });

export const root = styleVariants({
  start: [base],
  center: [base, { justifyItems: 'center', textAlign: 'center', marginInline: 'auto', maxInlineSize: '46rem' }],
});

export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  color: vars.color.textMuted,
  '::before': {
    content: '',
    flex: 'none',
    // Short on phones: a tagline that just fills the line would wrap until its type has come, and move what follows.
    inlineSize: '16px',
    blockSize: '3px',
    background: vars.color.brand,
  },
  '@media': { [from('md')]: { '::before': { inlineSize: '32px' } } },
});

export const text = style({
  color: vars.color.textMuted,
  fontSize: vars.size.large,
  lineHeight: 1.5,
  maxInlineSize: '46ch',
  textWrap: 'pretty',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginBlockStart: space[8] });
