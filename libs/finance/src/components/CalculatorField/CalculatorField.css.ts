import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, space } = vars;

/** After the figure, with room for the longest unit. */
const unitRoom = '3.9rem';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

/** The label beside its field, or above it where large letters need the whole line. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[16]}`,
});

export const label = style({ flex: '1 1 7rem', minInlineSize: 0, fontWeight: vars.font.boldWeight, lineHeight: 1.35 });
export const box = style({ position: 'relative', flex: '0 1 9.5rem', minInlineSize: 0 });

export const input = style({
  inlineSize: '100%',
  minBlockSize: space.control,
  paddingInline: space[14],
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

export const withUnit = style({ paddingInlineEnd: unitRoom });

const mark = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
});
export const before = style([mark, { insetInlineStart: space[14] }]);
export const after = style([mark, { insetInlineEnd: space[14] }]);

/** Hidden without JavaScript, where the slider would do nothing. */
export const slider = style({
  inlineSize: '100%',
  blockSize: '44px',
  margin: 0,
  accentColor: color.accent,
  cursor: 'pointer',
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const error = style({
  marginBlock: `${space[6]} 0`,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  color: color.danger,
});
