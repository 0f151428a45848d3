import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 8rem) minmax(0, 1fr)',
  gap: space[16],
  alignItems: 'center',
  paddingBlockEnd: space[16],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const words = style({ display: 'grid', gap: space[4], minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ margin: 0, fontWeight: vars.font.boldWeight });
