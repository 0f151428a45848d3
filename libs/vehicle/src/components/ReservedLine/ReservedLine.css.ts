import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** As high as the button that it replaces. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minBlockSize: space.control,
  margin: 0,
  paddingBlock: space[4],
  paddingInline: space[16],
  borderRadius: vars.radius.control,
  background: vars.color.warningSurface,
  color: vars.color.text,
  lineHeight: 1.25,
});

export const mark = style({ display: 'inline-flex', flex: 'none', color: vars.color.warning });
export const word = style({ fontWeight: vars.font.boldWeight });
