import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

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
  paddingBlock: space[4],
  paddingInlineEnd: space[16],
  color: vars.color.textMuted,
  verticalAlign: 'top',
});

export const hours = style({ paddingBlock: space[4], textAlign: 'end', verticalAlign: 'top' });

export const today = style({ fontWeight: vars.font.boldWeight });
