import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';
import { radio, row } from '../CheckboxField/CheckboxField.css.ts';

const { color, space } = vars;
const gap = 8;

/** At most this many columns, and fewer where letters are large or space is narrow. */
const atMost = (columns: number) =>
  `repeat(auto-fit, minmax(min(100%, max(7rem, (100% - ${(columns - 1) * gap}px) / ${columns} - 1px)), 1fr))`;
const wide = (columns: number) => ({ '@media': { [from('md')]: { gridTemplateColumns: atMost(columns) } } });

const answers = style({ display: 'grid', gap: `${gap}px`, minInlineSize: 0, paddingBlockStart: space[8] });
/** One column per answer where there is room for all. */
export const inRow = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5 }, (columns) => [
  answers,
  { gridTemplateColumns: atMost(Math.min(columns, 2)), ...wide(columns) },
]);
/** For labels that are too long for half a phone. */
export const longInRow = style([answers, { gridTemplateColumns: 'minmax(0, 1fr)', ...wide(2) }]);

export const segment = style([
  row,
  {
    columnGap: space[8],
    alignItems: 'center',
    minInlineSize: 0,
    paddingInline: space[12],
    border: `1px solid ${color.borderStrong}`,
    borderRadius: `min(${vars.radius.control}, 16px)`,
    background: color.surface,
    overflowWrap: 'anywhere',
    transition: `border-color ${vars.motion.fast}, box-shadow ${vars.motion.fast}`,
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: color.text },
      '&:has(:checked)': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` },
      '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
      '[aria-invalid="true"] > * > &:not(:has(:checked))': { borderColor: color.danger },
    },
  },
]);
/** The last of three: on a phone it spans both columns, so that there is no gap beside it. */
export const lastOdd = style({
  selectors: { '&:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@media': { [from('md')]: { selectors: { '&:nth-child(odd)': { gridColumn: 'auto' } } } },
});
/** The whole segment shows the focus. */
export const mark = style([radio, { selectors: { '&:focus-visible': { outline: 'none' } } }]);
