import { correctCells, type Cells } from '../correctCells.ts';
import { openSource, maxFeedBytes } from '../feedSource.ts';
import { mappingSchema } from '../mapping.ts';
import { openFeed, type FeedFile } from '../readFeed.ts';
import { openText } from '../text/openText.ts';
import { looksLikeValues, type FeedSample } from './feedSample.ts';
import { jsonListPath, xmlRecordName } from './findRecords.ts';

const sampledRows = 200;
/** Text from which it is known where the records of JSON or XML are. */
const sampledLength = 1_000_000;
/** Nothing is known of the feed yet: its cells are tidied, no more. */
const plainMapping = mappingSchema.parse({ source: 'sample', key: ['-'], fields: {} });

async function firstText(file: string, maxBytes: number): Promise<string> {
  let text = '';
  for await (const piece of (await openText(await openSource(file, maxBytes), null)).read()) {
    text += piece;
    if (text.length >= sampledLength) break;
  }
  return text.trimStart();
}

async function recordsOf(file: string, maxBytes: number): Promise<string | null> {
  const text = await firstText(file, maxBytes);
  if (text.startsWith('<')) return xmlRecordName(text);
  return text.startsWith('{') ? jsonListPath(text) : null;
}

async function firstRows(feed: FeedFile): Promise<Cells[]> {
  for await (const batch of feed.batches(sampledRows))
    return batch.flatMap((row) => ('cells' in row && row.cells ? [correctCells(row.cells, plainMapping)] : []));
  return [];
}

/** The beginning of a file as rows, wherever they are in it. @throws FeedFileError */
export async function sampleFeed(file: string, maxBytes: number = maxFeedBytes): Promise<FeedSample> {
  const records = await recordsOf(file, maxBytes).catch(() => null);
  const named = await openFeed(file, { rows: records, maxBytes });
  const columns = looksLikeValues(named.header) ? [] : null;
  const feed = columns === null ? named : await openFeed(file, { columns, maxBytes });
  const { header, commaColumns } = feed;
  return { header, commaColumns, rows: await firstRows(feed), notation: { rows: records, columns } };
}
