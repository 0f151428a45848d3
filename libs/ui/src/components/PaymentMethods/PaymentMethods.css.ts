import { style } from '@vanilla-extract/css';
import { vars } from '../../tokens/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });

export const method = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '32px',
  paddingInline: '10px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: `min(${vars.radius.control}, 8px)`,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
});

export const mark = style({ flex: 'none' });
export const faint = style({ opacity: 0.45 });
