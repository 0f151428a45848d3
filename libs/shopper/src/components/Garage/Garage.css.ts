import { globalStyle, style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

export const page = style({ display: 'grid', gap: space[40], minInlineSize: 0 });

/** Keeps its heading level with that of a longer neighbour. */
export const section = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[16],
  minInlineSize: 0,
  // Receives the focus of a removed button; not a control, so it shows no focus ring.
  selectors: { '&:focus': { outline: 'none' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
});

/** The link to all, the same in every section. */
export const more = style({ fontWeight: vars.font.boldWeight });
globalStyle(`${more} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: vars.color.accent,
});

export const empty = style({
  padding: space[24],
  borderRadius: vars.radius.card,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

export const halves = style({
  display: 'grid',
  gap: `${space[40]} ${space[24]}`,
  '@media': { [from('lg')]: { gridTemplateColumns: '1fr 1fr' } },
});

export const list = style({ display: 'grid', gap: space[8], listStyle: 'none', margin: 0, padding: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  minInlineSize: 0,
  padding: space[16],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});

export const facts = style({
  display: 'grid',
  gap: space[4],
  flex: '1 1 14rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** The name wraps beside its button instead of pushing it to a line of its own. */
export const savedRow = style([row, { flexWrap: 'nowrap' }]);
export const savedName = style({ flex: '1 1 0', minInlineSize: 0 });
/** Aligns a frameless button's text with the frames of the rows above. */
export const savedButton = style({ flex: 'none', marginInlineEnd: `calc(${space[14]} * -1)` });

export const name = style({ margin: 0, fontWeight: vars.font.boldWeight });

/** As high as a touch target. */
export const way = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  color: 'inherit',
  fontWeight: vars.font.boldWeight,
  overflowWrap: 'anywhere',
});

export const small = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.size.small });

/** Stacked on phones, where the last item would wrap alone. */
export const buttons = style({
  display: 'grid',
  gap: space[8],
  '@media': { [from('sm')]: { display: 'flex', flexWrap: 'wrap' } },
});

/** Text aligns with the left edge of the pages around it. */
export const words = style({ maxInlineSize: '44rem' });

export const plainList = style({ margin: 0, paddingInlineStart: space[24], listStyle: 'disc', lineHeight: 1.75 });
