import { style } from '@vanilla-extract/css';

/** Without JavaScript the list stands as the site wants it. */
export const root = style({
  display: 'flex',
  flex: 'none',
  gap: '4px',
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
