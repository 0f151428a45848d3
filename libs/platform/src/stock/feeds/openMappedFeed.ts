import { timeZoneAt } from '@forecourt/domain';
import { columnTest, mappingOf } from './feedColumns.ts';
import type { FeedImport } from './feedOrder.ts';
import { withDecimalCommas } from './numbers/withDecimalCommas.ts';
import { openFeed } from './readFeed.ts';

type OpenOrder = Pick<FeedImport, 'file' | 'mapping' | 'maxBytes'> & Partial<Pick<FeedImport, 'site'>>;

/**
 * Opens a feed without reading its rows.
 * @param order without a site, times are read in the default zone
 * @throws FeedFileError for a file that is not a feed of the mapping's columns
 */
export async function openMappedFeed({ file, mapping: given = null, maxBytes, site }: OpenOrder) {
  const { delimiter, quote, columns, encoding, rows } = given ?? {};
  const feed = await openFeed(file, {
    delimiter,
    quote,
    columns,
    encoding,
    rows,
    isColumn: columnTest(given),
    maxBytes,
  });
  const mapping = mappingOf(given, feed, site ? timeZoneAt(site.locations, null) : null);
  return { feed, mapping: withDecimalCommas(mapping, feed.commaColumns) };
}
