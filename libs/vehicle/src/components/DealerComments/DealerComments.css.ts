import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({ display: 'grid', gap: space[12], maxInlineSize: '70ch' });
/** Dealers separate paragraphs by line breaks. */
export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
