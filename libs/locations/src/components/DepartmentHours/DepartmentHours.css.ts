import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const hours = style({ display: 'grid', gap: space[12], justifyItems: 'start', maxInlineSize: '26rem' });

/** Names a department where its tab cannot. */
export const department = style({
  display: 'none',
  fontWeight: vars.font.boldWeight,
  marginBlockEnd: space[8],
  '@media': { '(scripting: none)': { display: 'block' } },
});
