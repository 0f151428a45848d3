import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { space } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: vars.size.small,
  fontWeight: vars.font.boldWeight,
  '::before': {
    content: '',
    flex: 'none',
    inlineSize: '8px',
    blockSize: '8px',
    borderRadius: '50%',
    background: 'currentColor',
  },
});

export const root = styleVariants({
  open: [base, { color: vars.color.success }],
  closed: [base, { color: vars.color.textMuted }],
});
