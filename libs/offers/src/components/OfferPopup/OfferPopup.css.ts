import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** On phones a sheet at the bottom, at most two fifths of the window's height; elsewhere a window in the middle. */
export const root = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  insetBlockStart: 'auto',
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: '40dvh',
  margin: 0,
  padding: 0,
  overflow: 'auto',
  border: 0,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  '@media': {
    [from('md')]: {
      inset: 0,
      inlineSize: 'min(600px, 90vw)',
      maxInlineSize: '600px',
      blockSize: 'fit-content',
      maxBlockSize: '80vh',
      margin: 'auto',
      borderRadius: vars.radius.card,
    },
    print: { display: 'none' },
  },
  '::backdrop': { background: `color-mix(in srgb, ${vars.color.surfaceInverse} 60%, transparent)` },
});

export const inner = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  gap: space[16],
  padding: space[16],
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: 0 } },
});
export const picture = style({ minInlineSize: 0 });
export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[8],
  minInlineSize: 0,
  '@media': { [from('md')]: { gap: space[12], padding: `0 ${space[24]} ${space[24]}` } },
});
/** Leaves room for the close button. */
export const title = style({ paddingInlineEnd: space[40], '@media': { [from('md')]: { paddingInlineEnd: 0 } } });
export const text = style({ color: vars.color.textMuted });
export const end = style({ fontSize: vars.size.small, fontWeight: vars.font.boldWeight });
export const close = style({ position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[4] });
