import { mappingOf } from './feedColumns.ts';
import type { FeedImport } from './feedOrder.ts';
import { openFeed } from './readFeed.ts';

/** Opens a feed without reading its rows. @throws FeedFileError for a file that is not a feed of the mapping's columns */
export async function openMappedFeed({
  file,
  mapping: given,
  maxBytes,
}: Pick<FeedImport, 'file' | 'mapping' | 'maxBytes'>) {
  const feed = await openFeed(file, { delimiter: given?.delimiter, rows: given?.rows, maxBytes });
  return { feed, mapping: mappingOf(given ?? null, feed.header) };
}
