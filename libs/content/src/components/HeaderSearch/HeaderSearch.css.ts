import { style } from '@vanilla-extract/css';
import { searchButton, searchIcon, searchInput, vars } from '@forecourt/ui/tokens';

export const root = style({ position: 'relative', display: 'flex', inlineSize: '100%' });
export const field = style({ position: 'relative', flex: 1, minInlineSize: 0 });

export const label = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const icon = style(searchIcon);

export const input = style({
  ...searchInput,
  inlineSize: '100%',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
    '&:hover': { background: vars.color.surface },
  },
});

export const button = style(searchButton);
