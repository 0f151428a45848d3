// The platform's feed code, until its door offers it.
export { openFeed } from '../../../libs/platform/dist/feeds/readFeed.js';
export { parseMapping } from '../../../libs/platform/dist/feeds/mapping.js';
export { readRow } from '../../../libs/platform/dist/feeds/readRow.js';
