import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style({ minInlineSize: 0, maxInlineSize: '100%' });
export const list = style({
  display: 'flex',
  gap: space[4],
  maxInlineSize: '100%',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${color.border}`,
});
export const tab = style({
  flex: 'none',
  minBlockSize: '48px',
  paddingInline: space[16],
  borderBlockEnd: '3px solid transparent',
  color: color.textMuted,
  fontWeight: vars.font.boldWeight,
  transition: `color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: color.text },
    '&[data-state="active"]': { color: color.text, borderBlockEndColor: color.accent },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const panel = style({ paddingBlockStart: space[24] });

const withoutScripts = '(scripting: none)';

/** Without scripts the labels, which do nothing, are hidden, and all panels are shown below each other. */
export const keptList = style([list, { '@media': { [withoutScripts]: { display: 'none' } } }]);
export const keptPanel = style([
  panel,
  {
    selectors: { '&[data-state="inactive"]': { display: 'none' } },
    '@media': { [withoutScripts]: { selectors: { '&[data-state="inactive"]': { display: 'block' } } } },
  },
]);
