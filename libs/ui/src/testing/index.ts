export { heldAnswer, type HeldAnswer } from './heldAnswer.ts';
export { TestSite, type TestSiteProps } from './TestSite.tsx';
