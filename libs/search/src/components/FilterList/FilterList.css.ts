import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const search = style({ marginBlockEnd: '8px' });
export const words = style({ display: 'flex', justifyContent: 'space-between', gap: '12px', overflowWrap: 'anywhere' });
export const count = style({ flex: 'none', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
