import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const base = style({ display: 'grid', gap: '16px', alignContent: 'center' });

export const root = styleVariants({
  start: [base],
  center: [base, { justifyItems: 'center', textAlign: 'center', marginInline: 'auto', maxInlineSize: '46rem' }],
});

export const eyebrow = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  color: vars.color.textMuted,
  '::before': { content: '', inlineSize: '32px', blockSize: '3px', background: vars.color.brand },
});

export const text = style({
  color: vars.color.textMuted,
  fontSize: vars.size.large,
  lineHeight: 1.5,
  maxInlineSize: '46ch',
  textWrap: 'pretty',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginBlockStart: '8px' });
