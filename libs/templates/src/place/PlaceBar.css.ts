import { style } from '@vanilla-extract/css';
import { from, layer, vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** At the bottom of the window, on phones only. */
export const root = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.bar,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'auto',
  gap: space[6],
  alignItems: 'center',
  minBlockSize: '56px',
  padding: `${space[6]} ${space.gutter} max(${space[6]}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    // Letters so large that the three have no room beside each other: one below the other, and no bar that covers the page.
    '(max-width: 19em)': { position: 'static', gridAutoFlow: 'row' },
    [from('md')]: { display: 'none' },
    print: { display: 'none' },
  },
});
