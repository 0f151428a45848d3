export { brandScale } from './brandScale.ts';
export { contrast } from './contrast.ts';
export { fontFaceCss, standInFamily } from './fontFaceCss.ts';
export { inverseColours } from './inverseColours.ts';
export { siteTokens, themeCss } from './themeCss.ts';
export { spaceSteps, type FontStandIn, type Theme, type ThemeFont, type ThemeTokens } from './tokens.ts';
