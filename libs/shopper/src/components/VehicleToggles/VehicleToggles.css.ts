import { style, styleVariants } from '@vanilla-extract/css';

/** Icons stand in line with the words above them. */
const row = style({ display: 'flex', flexFlow: 'row wrap', gap: '4px', marginInlineStart: '-10px' });

export const toggles = styleVariants({
  joined: [row],
  /** Three of them leave their words out where they would not stand in one row. */
  split: [row, { containerType: 'inline-size', inlineSize: 'calc(100% + 20px)', flex: 'none' }],
});
