import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

/** As high as the slider that replaces it: one line of text and a track of 44 pixels. */
export const frame = style({ minBlockSize: 'calc(1.5em + 48px)' });
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[16]}`,
});
export const label = style({ fontWeight: vars.font.boldWeight });
export const rail = style({
  blockSize: '4px',
  marginBlock: `${space[24]} ${space[20]}`,
  borderRadius: '2px',
  background: vars.color.border,
});
export const ends = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[12],
  marginBlockStart: space[8],
});
export const end = style({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });
export const caption = style({ fontSize: vars.size.small, color: vars.color.textMuted });
