export { type ReferenceLeaf, type ReferenceQuery, referenceSearch, siteShows } from './referenceSearch.ts';
export { sampleNow, sampleSiteOf, sampleStock } from './sampleStock.ts';
