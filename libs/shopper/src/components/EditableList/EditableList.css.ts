import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** A list of vehicles that its visitor can remove some from. */
export const root = style({
  display: 'grid',
  gap: space[16],
  minInlineSize: 0,
  // Receives the focus of a removed button; not a control, so it shows no focus ring.
  selectors: { '&:focus': { outline: 'none' } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '@media': { print: { display: 'none' } },
});
