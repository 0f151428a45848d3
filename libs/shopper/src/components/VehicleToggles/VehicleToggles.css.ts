import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Aligns the icons with the text above them. */
const row = style({
  display: 'flex',
  flexFlow: 'row wrap',
  gap: space[4],
  marginInlineStart: `calc(${space[10]} * -1)`,
});

export const toggles = styleVariants({
  joined: [row],
  /** Three toggles hide their labels where they would not fit in one row. */
  split: [row, { containerType: 'inline-size', inlineSize: 'calc(100% + 20px)', flex: 'none' }],
});
