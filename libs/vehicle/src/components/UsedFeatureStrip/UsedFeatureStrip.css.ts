import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 16px',
  margin: 0,
  paddingBlock: '16px',
  paddingInline: '20px',
  listStyle: 'none',
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))' } },
});

export const feature = style({ display: 'flex', alignItems: 'center', gap: '10px', lineHeight: 1.3 });
export const icon = style({ display: 'inline-flex', flex: 'none', color: vars.color.success });
