import { style, styleVariants } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { color, radius, motion } = vars;

const base = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  padding: '8px',
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: vars.shadow.card,
  transition: `box-shadow ${motion.fast}`,
  selectors: { '&:hover': { boxShadow: vars.shadow.raised } },
});

export const card = styleVariants({
  grid: [base],
  list: [base, { '@media': { [from('md')]: { flexDirection: 'row', gap: '8px' } } }],
});

const picture = style({ position: 'relative', flex: 'none' });
export const media = styleVariants({
  grid: [picture],
  list: [picture, { '@media': { [from('md')]: { inlineSize: '340px', maxInlineSize: '42%' } } }],
});

/** Still to be recognised, no longer to be wanted. */
export const sold = style({ filter: 'grayscale(0.85)' });

export const tag = style({
  position: 'absolute',
  insetBlockStart: '10px',
  insetInlineStart: '10px',
  maxInlineSize: 'calc(100% - 76px)',
});

export const place = style({
  position: 'absolute',
  insetBlockEnd: '10px',
  insetInlineStart: '10px',
  maxInlineSize: 'calc(100% - 20px)',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  paddingBlock: '3px',
  paddingInline: '8px 10px',
  borderRadius: radius.pill,
  background: color.surface,
  color: color.text,
  fontSize: vars.size.small,
});

export const placeName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Above the stretched link, so that a tap on a toggle stays on the toggle. */
export const toggles = style({
  position: 'absolute',
  insetBlockStart: '8px',
  insetInlineEnd: '8px',
  zIndex: 2,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  flex: 1,
  minInlineSize: 0,
  paddingBlock: '16px 8px',
  paddingInline: '8px',
  overflowWrap: 'anywhere',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: radius.card },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const detail = style({ margin: 0, color: color.textMuted, fontSize: vars.size.small });

export const facts = style({
  marginBlockStart: 'auto',
  paddingBlockStart: '12px',
  borderBlockStart: `1px solid ${color.border}`,
});

export const similar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  margin: 0,
  marginBlockStart: 'auto',
  fontWeight: vars.font.boldWeight,
  color: color.accent,
});
