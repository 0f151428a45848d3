import { style } from '@vanilla-extract/css';

const unscriptedOnly = '(scripting: none)';

export const root = style({ display: 'flex', flexDirection: 'column', gap: '16px', minInlineSize: 0 });
/** As high as the slider that takes its place: one line of words and a track of 44 pixels. */
export const slider = style({
  minBlockSize: 'calc(1.5em + 48px)',
  '@media': { [unscriptedOnly]: { display: 'none' } },
});
export const ends = style({
  display: 'none',
  gridTemplateColumns: '1fr 1fr',
  gap: '16px',
  '@media': { [unscriptedOnly]: { display: 'grid' } },
});
export const scripted = style({ '@media': { [unscriptedOnly]: { display: 'none' } } });
export const unscripted = style({ display: 'none', '@media': { [unscriptedOnly]: { display: 'inline' } } });
