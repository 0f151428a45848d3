import { style } from '@vanilla-extract/css';
import { vars } from '@forecourt/ui/tokens';

const { color, font, size } = vars;

export const root = style({
  display: 'grid',
  gap: '16px',
  padding: '24px',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: `min(${vars.radius.card}, 16px)`,
});
export const head = style({ display: 'grid', gap: '4px' });
export const title = style({ fontWeight: font.boldWeight, fontSize: size.large, lineHeight: 1.3 });
export const list = style({ display: 'grid', gap: '8px' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  minBlockSize: '44px',
  borderBlockEnd: `1px solid ${color.border}`,
});
export const choose = style({ display: 'grid', gap: '12px' });
export const label = style({ display: 'grid', gap: '8px', fontWeight: font.boldWeight });
export const file = style({
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingBlock: '8px',
  paddingInline: '12px',
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.text,
  fontSize: size.base,
  fontWeight: font.bodyWeight,
  selectors: {
    '&::file-selector-button': {
      marginInlineEnd: '12px',
      paddingBlock: '4px',
      paddingInline: '12px',
      border: `1px solid ${color.borderStrong}`,
      borderRadius: vars.radius.control,
      background: color.surfaceSunken,
      color: color.text,
      font: 'inherit',
      fontWeight: font.boldWeight,
      cursor: 'pointer',
    },
  },
});
export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none' } } });
