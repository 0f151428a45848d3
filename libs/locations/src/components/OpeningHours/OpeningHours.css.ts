import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** Letters so large that day and hours do not fit on one line: the hours go under the day. */
const narrow = '(max-width: 12em)';

export const root = style({ containerType: 'inline-size', inlineSize: '100%' });

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
  '@container': { [narrow]: { display: 'block', paddingBlockEnd: 0 } },
});

export const hours = style({
  paddingBlock: space[4],
  textAlign: 'end',
  verticalAlign: 'top',
  '@container': { [narrow]: { display: 'block', paddingBlockStart: 0, textAlign: 'start' } },
});

export const today = style({ fontWeight: vars.font.boldWeight });
