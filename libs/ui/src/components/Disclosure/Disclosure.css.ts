import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const root = style({ borderBlockEnd: `1px solid ${vars.color.border}` });
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  minBlockSize: '56px',
  paddingBlock: space[12],
  fontWeight: vars.font.boldWeight,
  overflowWrap: 'anywhere',
});
export const title = style({ display: 'grid', gap: space[2], minInlineSize: 0 });
export const note = style({ fontSize: vars.size.small, fontWeight: 'normal', color: vars.color.textMuted });
export const mark = style({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.fast}`,
  selectors: { [`${root}[open] > ${summary} > &`]: { transform: 'rotate(180deg)' } },
});
export const content = style({ paddingBlockEnd: space[20] });
