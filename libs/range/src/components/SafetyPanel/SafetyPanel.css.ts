import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gap: space[20],
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr)', columnGap: space[40] } },
});
export const stars = style({ color: vars.color.textMuted });
export const figure = style({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.size.title,
  fontWeight: vars.font.boldWeight,
});
export const list = style({ display: 'grid', gap: space[8], alignContent: 'start' });
export const feature = style({ display: 'flex', alignItems: 'baseline', gap: space[8] });
