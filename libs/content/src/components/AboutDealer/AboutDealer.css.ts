import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[32], alignItems: 'center' });

export const root = styleVariants({
  plain: [base],
  pictured: [
    base,
    { '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[64] } } },
  ],
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] });
export const text = style({ fontSize: vars.size.large, lineHeight: 1.55, maxInlineSize: '58ch', textWrap: 'pretty' });
