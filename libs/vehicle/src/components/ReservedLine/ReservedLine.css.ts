import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** As high as the button whose place it takes. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minBlockSize: vars.space.control,
  margin: 0,
  paddingBlock: '4px',
  paddingInline: '16px',
  borderRadius: vars.radius.control,
  background: vars.color.warningSurface,
  color: vars.color.text,
  lineHeight: 1.25,
});

export const mark = style({ display: 'inline-flex', flex: 'none', color: vars.color.warning });
export const word = style({ fontWeight: vars.font.boldWeight });
