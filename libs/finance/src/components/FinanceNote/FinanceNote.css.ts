import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[8], maxInlineSize: '80ch' });

/** In the colour of the rates and at least at the page's smallest text size: it must be readable by law. */
export const words = style({
  margin: 0,
  fontSize: `max(0.875rem, ${vars.size.small})`,
  lineHeight: 1.45,
  whiteSpace: 'pre-line',
});
