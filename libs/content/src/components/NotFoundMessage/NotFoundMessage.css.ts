import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '16px',
  paddingBlock: 'clamp(48px, 10vw, 112px)',
  textAlign: 'center',
});

export const picture = style({ color: vars.color.borderStrong });
export const search = style({ inlineSize: '100%', maxInlineSize: '30rem', marginBlockStart: '8px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '12px' });
