import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';
import { maxSurcharges } from '../../model/modelChoices.ts';

const { space } = vars;
/** Maximum number of grades of a model, plus the choice of any of them. */
const maxGrades = 41;
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
const shown = { display: 'grid' };

export const root = style({ display: 'grid', gap: space[16], gridTemplateColumns: 'minmax(0, 1fr)' });
export const amounts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** The prices of one grade, visible while it is chosen. */
export const grade = style({
  display: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: Object.fromEntries(
    upTo(maxGrades).map((place) => [`${root}:has(option:nth-child(${place}):checked) &:nth-child(${place})`, shown]),
  ),
});
/** One of them, visible while a colour with its surcharge is chosen; the first until then. */
export const amount = style({
  display: 'none',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    [`${root}:not(:has([data-surcharge]:checked)) &:first-child`]: shown,
    ...Object.fromEntries(
      upTo(maxSurcharges).map((place) => [
        `${root}:has([data-surcharge="${place - 1}"]:checked) &:nth-child(${place})`,
        shown,
      ]),
    ),
  },
});
export const price = style({ fontVariantNumeric: 'tabular-nums', fontSize: vars.size.large });
export const figure = style({ fontSize: vars.size.price, fontWeight: vars.font.boldWeight, lineHeight: 1.1 });
export const includes = style({ color: vars.color.textMuted, fontSize: vars.size.small, textWrap: 'pretty' });

/** Beside the picture that it changes; on phones grades and colours are further down the page instead. */
export const choose = style({
  display: 'none',
  gap: space[16],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from('lg')]: { display: 'grid' } },
});
export const colours = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  border: 0,
  minInlineSize: 0,
  paddingBlockEnd: space[32],
});
export const legend = style({ paddingBlockEnd: space[4], fontWeight: vars.font.boldWeight });
/** Under the swatches, wherever its colour is among them. */
export const chosen = style({
  display: 'none',
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  selectors: { 'label:has(:checked) > &': { display: 'block' } },
});
export const actions = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});
