import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const base = style({ display: 'grid', gap: '32px', alignItems: 'center' });

export const root = styleVariants({
  plain: [base],
  pictured: [
    base,
    { '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '64px' } } },
  ],
});

export const words = style({ display: 'grid', gap: '20px' });
export const text = style({ fontSize: vars.size.large, lineHeight: 1.55, maxInlineSize: '58ch', textWrap: 'pretty' });
