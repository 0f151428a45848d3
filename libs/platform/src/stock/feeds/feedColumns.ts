import { defaultMapping } from './defaultMapping.ts';
import type { Mapping } from './mapping.ts';
import { FeedFileError } from './feedFileError.ts';

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

/** The mapping that reads a feed of these columns. @throws FeedFileError when it lacks one */
export function mappingOf(given: Mapping | null, header: readonly string[]): Mapping {
  if (given === null) return defaultMapping(header);
  checkColumns(given, header);
  return given;
}

/** Columns that nothing reads. */
export function ignoredOf(mapping: Mapping, header: readonly string[]): string[] {
  const read = new Set(columnsRead(mapping));
  return header.filter((column) => !read.has(column));
}
