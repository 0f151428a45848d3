import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const root = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
  gap: space[12],
  blockSize: '100%',
  minInlineSize: 0,
});

export const portrait = style({
  inlineSize: '100%',
  maxInlineSize: '160px',
  aspectRatio: '1 / 1',
  overflow: 'clip',
  borderRadius: vars.radius.picture,
});

export const initials = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  // Seen on a plain and on a sunken section alike.
  background: `color-mix(in oklab, ${vars.color.text} 8%, transparent)`,
  color: vars.color.textMuted,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.headingWeight,
  fontSize: vars.size.display,
});

export const words = style({ display: 'grid', alignContent: 'start', gap: space[4], overflowWrap: 'anywhere' });
