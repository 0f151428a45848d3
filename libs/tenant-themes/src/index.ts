export { brandOf } from './brandOf.ts';
export { themeOf, themes } from './themeOf.ts';
