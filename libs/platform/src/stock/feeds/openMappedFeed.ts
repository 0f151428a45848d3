import { columnTest, mappingOf } from './feedColumns.ts';
import type { FeedImport } from './feedOrder.ts';
import { withDecimalCommas } from './numbers/withDecimalCommas.ts';
import { openFeed } from './readFeed.ts';

/** Opens a feed without reading its rows. @throws FeedFileError for a file that is not a feed of the mapping's columns */
export async function openMappedFeed({
  file,
  mapping: given = null,
  maxBytes,
}: Pick<FeedImport, 'file' | 'mapping' | 'maxBytes'>) {
  const { delimiter, encoding, rows } = given ?? {};
  const feed = await openFeed(file, { delimiter, encoding, rows, isColumn: columnTest(given), maxBytes });
  return { feed, mapping: withDecimalCommas(mappingOf(given, feed), feed.commaColumns) };
}
