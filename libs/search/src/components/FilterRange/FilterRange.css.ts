import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

/** As high as the slider that takes its place: one line of words and a track of 44 pixels. */
export const frame = style({ minBlockSize: 'calc(1.5em + 48px)' });
export const words = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '4px 16px' });
export const label = style({ fontWeight: vars.font.boldWeight });
export const rail = style({
  blockSize: '4px',
  marginBlock: '24px 20px',
  borderRadius: '2px',
  background: vars.color.border,
});
export const ends = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '12px', marginBlockStart: '8px' });
export const end = style({ display: 'flex', flexDirection: 'column', gap: '4px', minInlineSize: 0 });
export const caption = style({ fontSize: vars.size.small, color: vars.color.textMuted });
