export { breakpoints, from, type Breakpoint } from './breakpoints.ts';
export { vars } from './contract.css.ts';
export { inverseVars } from './inverse.ts';
