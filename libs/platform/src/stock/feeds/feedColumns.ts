import { defaultMapping } from './defaultMapping.ts';
import { columnPattern, columnsRead, expandColumns, titleColumns } from './expandColumns.ts';
import type { Mapping } from './mapping.ts';
import { FeedFileError } from './feedFileError.ts';
import type { FeedRows } from './feedRow.ts';
import { stepsFor } from './vehicleFields.ts';

/** Checks that the feed has the mapping's columns: a renamed column would otherwise clear a field of all vehicles. */
function checkColumns(mapping: Mapping, header: readonly string[]): void {
  const known = new Set<string>([...header, ...titleColumns]);
  const missing = [...new Set(columnsRead(mapping))].filter((one) => !known.has(one));
  if (missing.length === 0) return;
  throw new FeedFileError(
    `The feed has no column ${missing.map((name) => `'${name}'`).join(', ')}, which its mapping reads; it has ${header.join(', ')}.`,
  );
}

/** Whether a column of this name will be read; without a mapping, those named after a vehicle's fields. */
export function columnTest(given: Mapping | null): (name: string) => boolean {
  if (given === null) return (name) => stepsFor(name) !== null;
  const patterns = [...new Set(columnsRead(given))].map(columnPattern);
  return (name) => patterns.some((pattern) => pattern.test(name));
}

/** Checks that each column that is read is there once: which of two would count is a guess. */
function checkRepeated(isRead: (name: string) => boolean, repeated: readonly string[]): void {
  const unclear = repeated.find((name) => isRead(name) && !isRead(`${name} (2)`));
  if (unclear === undefined) return;
  throw new FeedFileError(
    `The feed has two columns named '${unclear}': rename one, or read both in the mapping, as '${unclear}' and '${unclear} (2)'.`,
  );
}

/**
 * The mapping that reads a feed of these columns, with the feed's own names of them.
 * @param timeZone of the dealer, for times without one; null leaves it to the mapping
 * @throws FeedFileError when the feed lacks a column, or has one twice that is read once
 */
export function mappingOf(
  given: Mapping | null,
  { header, repeated }: Pick<FeedRows, 'header' | 'repeated'>,
  timeZone: string | null = null,
): Mapping {
  const expanded = given && expandColumns(given, header);
  checkRepeated(columnTest(expanded), repeated);
  if (expanded) checkColumns(expanded, header);
  const mapping = expanded ?? defaultMapping(header);
  return { ...mapping, timeZone: mapping.timeZone ?? timeZone };
}

/** Columns that nothing reads. */
export function ignoredOf(mapping: Mapping, header: readonly string[]): string[] {
  const read = new Set(columnsRead(mapping));
  return header.filter((column) => !read.has(column));
}
