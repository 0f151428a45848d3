import { style } from '@vanilla-extract/css';
import { searchButton, searchIcon, searchInput, vars } from '@forecourt/ui/tokens';

export const root = style({ position: 'relative', inlineSize: '100%', minInlineSize: 0 });
export const form = style({ position: 'relative', display: 'flex', inlineSize: '100%' });
export const icon = style({ ...searchIcon, display: 'grid' });
export const input = style({
  ...searchInput,
  flex: 1,
  minInlineSize: 0,
  color: vars.color.text,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&:hover, &[aria-expanded="true"]': { background: vars.color.surface },
  },
});
export const button = style(searchButton);
