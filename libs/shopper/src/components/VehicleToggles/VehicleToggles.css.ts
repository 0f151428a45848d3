import { styleVariants } from '@vanilla-extract/css';

export const toggles = styleVariants({
  /** In a place as wide as one of them they stand under each other; in a wider one, such as a card that is a row, beside. */
  column: { display: 'flex', flexFlow: 'row wrap', gap: '6px' },
  row: { display: 'flex', flex: 'none', gap: '6px' },
});
