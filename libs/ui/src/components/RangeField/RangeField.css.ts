import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;
const thickness = '4px';
/** Extends the target of the thumb, 28 pixels wide, to at least 44. */
const reach = '-10px';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
});
export const label = style({ fontWeight: vars.font.boldWeight });
export const output = style({ fontVariantNumeric: 'tabular-nums', color: color.text });
export const track = style({ position: 'relative', blockSize: '44px', marginInline: space[14], touchAction: 'pan-y' });
const bar = style({
  position: 'absolute',
  insetBlockStart: `calc(50% - ${thickness} / 2)`,
  blockSize: thickness,
  borderRadius: '2px',
});
export const rail = style([bar, { insetInline: `calc(${space[14]} * -1)`, background: color.border }]);
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
    /** The target is larger than the visible thumb. */
    '&::before': { content: '', position: 'absolute', inset: reach, borderRadius: '50%' },
    '&[data-dragging]': { cursor: 'grabbing', background: color.accent },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
