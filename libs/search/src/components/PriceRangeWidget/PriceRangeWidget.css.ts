import { style } from '@vanilla-extract/css';
import { from, vars } from '@forecourt/ui/tokens';

const { space } = vars;

const unscriptedOnly = '(scripting: none)';

/** Side by side where there is room: a track across a whole desk is hard to read. */
export const root = style({
  display: 'grid',
  gap: space[16],
  minInlineSize: 0,
  '@media': { [from('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'end', gap: space[40] } },
});
/** As high as the slider that replaces it: one line of text and a track of 44 pixels. */
export const slider = style({
  minBlockSize: 'calc(1.5em + 48px)',
  '@media': { [unscriptedOnly]: { display: 'none' } },
});
export const ends = style({
  display: 'none',
  gridTemplateColumns: '1fr 1fr',
  gap: space[16],
  '@media': { [unscriptedOnly]: { display: 'grid' } },
});
export const scripted = style({ '@media': { [unscriptedOnly]: { display: 'none' } } });
export const unscripted = style({ display: 'none', '@media': { [unscriptedOnly]: { display: 'inline' } } });
