import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const table = style({ inlineSize: '100%', fontSize: vars.size.base });

export const caption = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const day = style({
  paddingBlock: '4px',
  paddingInlineEnd: '16px',
  color: vars.color.textMuted,
  verticalAlign: 'top',
});

export const hours = style({ paddingBlock: '4px', textAlign: 'end', verticalAlign: 'top' });

export const today = style({ fontWeight: vars.font.boldWeight });
