export { heldAnswer, type HeldAnswer } from './heldAnswer.ts';
export { IdleResizeObserver } from './IdleResizeObserver.ts';
export { standInDialogs } from './standInDialogs.ts';
export { TestSite, type TestSiteProps } from './TestSite.tsx';
export { sitePreview, type SitePreview, type SitePreviewOptions } from './stories/sitePreview.tsx';
export { setPageLanguage, storyLanguage, storyLanguages, type StoryLanguage } from './stories/storyLanguages.ts';
