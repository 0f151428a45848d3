import { defaultMapping } from './defaultMapping.ts';
import type { Mapping } from './mapping.ts';
import { FeedFileError } from './feedFileError.ts';
import type { FeedRows } from './feedRow.ts';
import { stepsFor } from './vehicleFields.ts';

function columnsRead(mapping: Mapping): string[] {
  const read = Object.values(mapping.fields).flatMap((rule) => ('from' in rule ? rule.from : []));
  const title = mapping.title
    ? [mapping.title.column, mapping.title.year, mapping.title.make, mapping.title.model]
    : [];
  return [...read, ...title, ...mapping.key, ...(mapping.dealership === null ? [] : [mapping.dealership])];
}

/** Checks that the feed has the mapping's columns: a renamed column would otherwise clear a field of all vehicles. */
function checkColumns(mapping: Mapping, header: readonly string[]): void {
  const known = new Set([...header, 'title.make', 'title.model', 'title.badge']);
  const missing = new Set(columnsRead(mapping).filter((one) => !known.has(one)));
  if (missing.size === 0) return;
  throw new FeedFileError(
    `The feed has no column ${[...missing].map((name) => `'${name}'`).join(', ')}, which its mapping reads; it has ${header.join(', ')}.`,
  );
}

/** Whether a column of this name will be read; without a mapping, those named after a vehicle's fields. */
export function columnTest(given: Mapping | null): (name: string) => boolean {
  if (given === null) return (name) => stepsFor(name) !== null;
  const read = new Set(columnsRead(given));
  return (name) => read.has(name);
}

/** Checks that each column that is read is there once: which of two would count is a guess. */
function checkRepeated(isRead: (name: string) => boolean, repeated: readonly string[]): void {
  const unclear = repeated.find((name) => isRead(name) && !isRead(`${name} (2)`));
  if (unclear === undefined) return;
  throw new FeedFileError(
    `The feed has two columns named '${unclear}': rename one, or read both in the mapping, as '${unclear}' and '${unclear} (2)'.`,
  );
}

/** The mapping that reads a feed of these columns. @throws FeedFileError when it lacks one, or has one of them twice */
export function mappingOf(given: Mapping | null, { header, repeated }: Pick<FeedRows, 'header' | 'repeated'>): Mapping {
  if (given !== null) checkColumns(given, header);
  checkRepeated(columnTest(given), repeated);
  return given ?? defaultMapping(header);
}

/** Columns that nothing reads. */
export function ignoredOf(mapping: Mapping, header: readonly string[]): string[] {
  const read = new Set(columnsRead(mapping));
  return header.filter((column) => !read.has(column));
}
