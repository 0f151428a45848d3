import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const method = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '32px',
  paddingInline: space[10],
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.control}, 8px)`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
});

export const mark = style({ flex: 'none' });
export const faint = style({ opacity: 0.45 });
