export { TestSite, type TestSiteProps } from './TestSite.tsx';
