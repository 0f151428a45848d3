import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const form = style({ minInlineSize: 0 });

export const fields = style({ display: 'grid', gap: space[24], minInlineSize: 0 });

/** Focused by script so that it is read out; shows no ring, because it is not a control. */
export const whole = style({ outline: 'none' });
