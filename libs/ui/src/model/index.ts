export { brandScale } from './brandScale.ts';
export { contrast, luminance } from './contrast.ts';
export { fontFaceCss, siteTokens, themeCss, tokenName } from './themeCss.ts';
export type { Theme, ThemeFont, ThemeTokens } from './tokens.ts';
