export { brandOf } from './brandOf.ts';
export { defineTheme, type OwnTheme } from './defineTheme.ts';
export { makeTheme, siteTheme, themeProblems, type ThemedSite } from './data/siteTheme.ts';
export { densities } from './foundations.ts';
export { colourPairs, type ColourPair } from './legibility.ts';
export { themeOf, themes } from './themeOf.ts';
export { typefaces, type Typeface } from './typefaces.ts';
export { withOwnFonts } from './withOwnFonts.ts';
