export { breakpoints, from } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { aboveBar, belowHeader } from './edges.ts';
export { inverseVars } from './inverse.ts';
export { layer } from './layer.ts';
export { foldMark, foldWords, menuLine, scriptedChips } from './looks.ts';
export { searchButton, searchIcon, searchInput } from './searchLooks.ts';
