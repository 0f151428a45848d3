import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[16],
  paddingBlock: `clamp(${space[48]}, 10vw, ${space[96]} + ${space[16]})`,
  textAlign: 'center',
});

export const picture = style({ color: vars.color.borderStrong });
export const search = style({ inlineSize: '100%', maxInlineSize: '30rem', marginBlockStart: space[8] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[12] });
