import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const list = style({ display: 'grid', gap: vars.space[4], listStyle: 'none', padding: 0, margin: 0 });
