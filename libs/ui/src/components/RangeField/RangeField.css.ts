import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const root = style({ display: 'flex', flexDirection: 'column', gap: '4px' });
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' });
export const label = style({ fontWeight: vars.font.boldWeight });
export const output = style({ fontVariantNumeric: 'tabular-nums', color: color.text });
export const track = style({ position: 'relative', blockSize: '44px', marginInline: '14px', touchAction: 'pan-y' });
const bar = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 2px)',
  blockSize: '4px',
  borderRadius: '2px',
});
export const rail = style([bar, { insetInline: '-14px', background: color.border }]);
export const fill = style([bar, { background: color.accent }]);
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: '28px',
  blockSize: '28px',
  border: `2px solid ${color.accent}`,
  borderRadius: vars.radius.pill,
  background: color.surface,
  boxShadow: vars.shadow.card,
  cursor: 'grab',
  selectors: {
    /** The target is 44 px where the thumb looks smaller. */
    '&::before': { content: '', position: 'absolute', inset: '-10px', borderRadius: '50%' },
    '&[data-dragging]': { cursor: 'grabbing', background: color.accent },
    '&[data-focus-visible]': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
