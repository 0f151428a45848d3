export { heldAnswer, type HeldAnswer } from './heldAnswer.ts';
export { IdleResizeObserver } from './IdleResizeObserver.ts';
export { standInDialogs } from './standInDialogs.ts';
export { TestSite, type TestSiteProps } from './TestSite.tsx';
