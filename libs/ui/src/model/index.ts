export { brandScale } from './brandScale.ts';
export { contrast, luminance } from './contrast.ts';
export { fontFaceCss, type CommonLetters } from './fontFaceCss.ts';
export { inverseColourNames, inverseColours } from './inverseColours.ts';
export { siteTokens, themeCss, tokenName } from './themeCss.ts';
export type { FontStandIn, Theme, ThemeFont, ThemeTokens } from './tokens.ts';
