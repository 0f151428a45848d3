import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';
import { formFrame } from './formPanel.css.ts';

const { space } = vars;

const formWidth = '360px';

/** On phones the offer, the form, the conditions. Where there is room the form is sticky beside both. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"offer" "form" "terms"',
  gap: space[32],
  alignItems: 'start',
  paddingBlockEnd: space.section,
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: `minmax(0, 1fr) ${formWidth}`,
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"offer form" "terms form"',
      columnGap: `clamp(${space[40]}, 5vw, ${space[80]})`,
    },
  },
});
export const offer = style({ gridArea: 'offer', minInlineSize: 0 });
export const terms = style({ gridArea: 'terms', display: 'grid', gap: space[32], minInlineSize: 0 });
export const form = style([formFrame, { gridArea: 'form' }]);
/** The offer alone, across the page. */
export const panel = style({
  padding: space.card,
  marginBlockEnd: space.section,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});
/** The form and the conditions below the stock. */
export const asking = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"form" "terms"',
  gap: space[32],
  alignItems: 'start',
  '@media': {
    [from('lg')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateAreas: '"form terms"',
      columnGap: `clamp(${space[40]}, 5vw, ${space[80]})`,
    },
  },
});
export const shows = style({ display: 'grid', gap: space[12] });
