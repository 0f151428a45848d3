import { style } from '@vanilla-extract/css';
import { belowHeader, from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const wide = from('lg');

export const bar = style({
  display: 'grid',
  // The order's name is the longer one.
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[12],
  '@media': {
    [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem', gap: space[24] },
    [`${wide} and (scripting: none)`]: { gridTemplateColumns: 'minmax(0, 1fr) 15rem auto' },
  },
});
export const box = style({
  gridColumn: '1 / -1',
  minInlineSize: 0,
  '@media': { [wide]: { gridColumn: 'auto' } },
});
/** Without JavaScript there is no sheet: a link in its place expands the panel above the list. */
export const sheetButton = style({
  display: 'grid',
  '@media': { '(scripting: none)': { display: 'none' }, [wide]: { display: 'none' } },
});
const unscripted = style({ display: 'none', '@media': { '(scripting: none)': { display: 'grid' } } });
export const panelLink = style([unscripted, { '@media': { [wide]: { display: 'none' } } }]);
export const submit = style([unscripted, { gridColumn: '1 / -1', '@media': { [wide]: { gridColumn: 'auto' } } }]);
export const columns = style({
  display: 'grid',
  gap: space[24],
  marginBlockStart: space[24],
  '@media': { [wide]: { gridTemplateColumns: '18rem minmax(0, 1fr)', gap: space[40], alignItems: 'start' } },
});
export const panel = style({
  // On a phone it contains only the sheet, which covers the page.
  display: 'contents',
  minInlineSize: 0,
  '@media': {
    '(scripting: none)': {
      display: 'none',
      scrollMarginBlockStart: belowHeader,
      selectors: { '&:target': { display: 'block' } },
    },
    [wide]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: space[16],
      maxBlockSize: 'calc(100dvh - 32px)',
      overflowY: 'auto',
      paddingInlineEnd: space[8],
    },
  },
});
export const panelTitle = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'block' }, [wide]: { display: 'block' } },
});
export const results = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  minInlineSize: 0,
  minBlockSize: '60vh',
  scrollMarginBlockStart: belowHeader,
  // Focused by script only, never by a visitor's keyboard, so it needs no visible ring.
  selectors: { '&:focus': { outline: 'none' } },
});
/** Chosen filters fit beside the count, so that the first choice does not push the list down. */
export const head = style({
  display: 'grid',
  gridTemplateAreas: '"count layout" "chosen chosen"',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[12]} ${space[16]}`,
  '@media': {
    [wide]: {
      gridTemplateAreas: '"count chosen layout"',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: space[24],
    },
  },
});
export const count = style({ gridArea: 'count', display: 'flex', alignItems: 'center', minBlockSize: '44px' });
export const chosen = style({ gridArea: 'chosen', selectors: { '&:empty': { display: 'none' } } });
export const layout = style({ gridArea: 'layout' });
