import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

export const search = style({ paddingBlockEnd: '12px' });

const link = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const top = style([
  link,
  {
    minBlockSize: '56px',
    borderBlockEnd: `1px solid ${vars.color.border}`,
    fontWeight: vars.font.boldWeight,
  },
]);

export const entry = style([link, { minBlockSize: '48px', paddingInlineStart: '12px' }]);

export const plain = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInline: 0,
  padding: '8px 16px',
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
