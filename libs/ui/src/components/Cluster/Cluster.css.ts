import { recipe } from '@vanilla-extract/recipes';

export const cluster = recipe({
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 },
  variants: {
    gap: {
      1: { gap: '8px' },
      2: { gap: '16px' },
      3: { gap: '24px' },
      4: { gap: '32px' },
      6: { gap: '48px' },
      8: { gap: '64px' },
    },
    justify: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
  },
});
