import { styleVariants } from '@vanilla-extract/css';

export const toggles = styleVariants({
  column: { display: 'flex', flexDirection: 'column', gap: '6px' },
  row: { display: 'flex', flex: 'none', gap: '6px' },
});
