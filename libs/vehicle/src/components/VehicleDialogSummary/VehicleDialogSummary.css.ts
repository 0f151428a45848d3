import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 8rem) minmax(0, 1fr)',
  gap: '16px',
  alignItems: 'center',
  paddingBlockEnd: '16px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const words = style({ display: 'grid', gap: '4px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({ margin: 0, fontWeight: vars.font.boldWeight });
