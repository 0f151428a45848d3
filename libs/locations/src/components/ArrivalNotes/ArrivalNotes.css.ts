import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: `${space[24]} ${space[40]}`,
});
export const note = style({ display: 'grid', alignContent: 'start', gap: space[8], maxInlineSize: '60ch' });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  fontWeight: vars.font.boldWeight,
});
export const services = style({ display: 'grid', gap: space[4], paddingInlineStart: space[20], listStyle: 'disc' });
