import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, font, size, space } = vars;

const withoutScript = '(scripting: none)';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 });
/** The parts that only a script uses. */
export const scripted = style([root, { '@media': { [withoutScript]: { display: 'none' } } }]);
export const label = style({ fontWeight: font.boldWeight, lineHeight: 1.35 });
export const optional = style({ fontWeight: font.bodyWeight, color: color.textMuted });

export const drop = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '64px',
  padding: space[16],
  border: `1px dashed ${color.borderStrong}`,
  borderRadius: `min(${vars.radius.control}, 16px)`,
  background: color.surface,
  color: color.text,
  transition: `border-color ${vars.motion.fast}, background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.text, background: color.surfaceSunken },
    '&:has(:focus-visible)': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-invalid]': { borderColor: color.danger },
  },
});
/**
 * The browser's file input covers the whole box, so that it also takes dropped files. Its own text would say "no file
 * chosen", because chosen files are uploaded at once and the input is emptied.
 */
export const box = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  // Without a script only the input's own text shows what was chosen.
  '@media': { [withoutScript]: { position: 'static', blockSize: 'auto', minBlockSize: '24px', opacity: 1 } },
});
export const choose = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontWeight: font.boldWeight,
  '@media': { [withoutScript]: { display: 'none' } },
});
/** Phones have no drag and drop. */
export const orDrop = style({ display: 'none', '@media': { [from('md')]: { display: 'inline' } } });

export const list = style({ display: 'grid', gap: space[8] });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: '44px',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const byScript = style({ '@media': { [withoutScript]: { display: 'none' } } });
export const byHand = style({
  display: 'none',
  flexShrink: 0,
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '44px',
  '@media': { [withoutScript]: { display: 'flex' } },
});
export const error = style({
  fontSize: size.small,
  fontWeight: font.boldWeight,
  lineHeight: 1.4,
  color: color.danger,
});
