import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[8], maxInlineSize: '80ch' });

/** As small as the page's smallest text, never smaller: it has to be read. */
export const words = style({
  margin: 0,
  fontSize: `max(0.875rem, ${vars.size.small})`,
  lineHeight: 1.45,
  color: vars.color.textMuted,
  whiteSpace: 'pre-line',
});
