import { style } from '@vanilla-extract/css';
import { foldWords, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  blockSize: '100%',
  padding: space.card,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.card,
});

export const quote = style({ display: 'grid', gap: space[8], margin: 0 });
export const text = style({ textWrap: 'pretty', overflowWrap: 'anywhere' });
export const reply = style({
  display: 'grid',
  gap: space[4],
  paddingInlineStart: space[16],
  borderInlineStart: `3px solid ${vars.color.border}`,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
});
export const replied = style({ fontWeight: vars.font.boldWeight, color: vars.color.text });
export const more = style(foldWords);
export const author = style({ display: 'flex', alignItems: 'center', gap: space[12], marginBlockStart: 'auto' });

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  overflow: 'clip',
  flex: 'none',
  inlineSize: '2.85em',
  blockSize: '2.85em',
  borderRadius: '50%',
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
  fontWeight: vars.font.boldWeight,
  fontSize: vars.size.small,
});

export const name = style({
  display: 'block',
  fontWeight: vars.font.boldWeight,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const date = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.size.small });
