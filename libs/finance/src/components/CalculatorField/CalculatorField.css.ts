import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color } = vars;

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
  alignItems: 'center',
  columnGap: '16px',
});

export const label = style({ fontWeight: vars.font.boldWeight, lineHeight: 1.35 });
export const box = style({ position: 'relative', display: 'block' });

export const input = style({
  inlineSize: '100%',
  minBlockSize: vars.space.control,
  paddingInline: '14px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  fontSize: `max(16px, ${vars.size.base})`,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
  },
});

export const withUnit = style({ paddingInlineEnd: '3.9rem' });

const mark = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
});
export const before = style([mark, { insetInlineStart: '14px' }]);
export const after = style([mark, { insetInlineEnd: '14px' }]);

/** Moves nothing without JavaScript. */
export const slider = style({
  inlineSize: '100%',
  blockSize: '44px',
  margin: 0,
  accentColor: color.brand,
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const error = style({
  marginBlock: '6px 0',
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  color: color.danger,
});
