export { contrast } from './contrast.ts';
export { fontFaceCss } from './fontFaceCss.ts';
export { inverseColours } from './inverseColours.ts';
export { siteTokens, themeCss } from './themeCss.ts';
export { spaceSteps, type Theme, type ThemeFont, type ThemeTokens } from './tokens.ts';
