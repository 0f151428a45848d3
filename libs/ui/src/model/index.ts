export { brandScale } from './brandScale.ts';
export { contrast, luminance } from './contrast.ts';
export { fontFaceCss, type CommonLetters } from './fontFaceCss.ts';
export { inverseColourNames, inverseColours } from './inverseColours.ts';
export { siteTokens, themeCss, tokenName } from './themeCss.ts';
export { spaceSteps, type FontStandIn, type Theme, type ThemeFont, type ThemeTokens } from './tokens.ts';
