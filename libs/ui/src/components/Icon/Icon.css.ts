import { style, styleVariants } from '@vanilla-extract/css';

/** Icons that point the way a page is read point the other way where text runs from right to left. */
export const pointing = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

const line = style({
  display: 'inline-block',
  verticalAlign: '-0.2em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** Pixels. One class is smaller than two attributes: a page of results has about two hundred icons. */
const sides = { 16: 16, 18: 18, 20: 20, 22: 22, 24: 24, 28: 28, 32: 32, 36: 36 } as const;

export const icon = styleVariants(sides, (side) => [line, { inlineSize: side, blockSize: side }]);
