import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = style({ padding: 0, marginBlockEnd: space[8], fontWeight: vars.font.boldWeight });
export const choice = style({ position: 'relative', flex: '1 1 auto', cursor: 'pointer' });
/** The native control covers the whole choice, so that focus and taps stay native. */
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, margin: 0, cursor: 'pointer' });

export const words = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: space.control,
  paddingInline: space[6],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  selectors: {
    [`${radio}:checked + &`]: {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      fontWeight: vars.font.boldWeight,
    },
    [`${radio}:focus-visible + &`]: { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
