import { defaultMapping } from '../defaultMapping.ts';
import type { MappingInput } from '../mapping.ts';
import { explainMapping, type FieldReading } from './explainMapping.ts';
import type { FeedSample } from './feedSample.ts';
import { mapColumns, type ProposedMapping } from './mapColumns.ts';
import { findLayout, mapLayout, namedColumns } from './matchLayout.ts';

export interface Suggestion {
  /** Reads the feed as it is. */
  mapping: MappingInput;
  /** Name and title of the layout that the feed has; null where its columns were told one by one. */
  layout: { name: string; title: string } | null;
  fields: FieldReading[];
  /** Columns that nothing reads. */
  unread: string[];
  /** What was guessed, and what a person should decide, in sentences. */
  notes: string[];
}

/** Fields without which there is no vehicle. */
const needed = ['make', 'model', 'car_type'];
/** The proposal without fields whose texts cannot be read in any row: each import would report every cell of them. */
function withoutUnreadable(found: ProposedMapping, sample: FeedSample) {
  const { fields } = explainMapping(found.mapping, sample);
  const unreadable = fields.filter(
    ({ share, problem, field }) => share === 0 && problem !== null && !needed.includes(field),
  );
  const left = new Set(unreadable.map(({ field }) => field));
  const readable = Object.entries(found.mapping.fields).filter(([path]) => !left.has(path));
  const mapping = { ...found.mapping, fields: Object.fromEntries(readable) };
  const notes = unreadable.map(
    ({ field, columns, problem }) => `'${columns.join("', '")}' is not read as ${field}: ${String(problem)}.`,
  );
  return { mapping, notes: [...found.notes, ...notes], ...explainMapping(mapping, sample) };
}

/** Proposes how to read a feed, from the names of its columns and its first rows. */
export function suggestMapping(sample: FeedSample): Suggestion {
  const layout = findLayout(sample);
  if (!layout) return { layout: null, ...withoutUnreadable(ownFields(sample) ?? mapColumns(sample), sample) };
  const named = namedColumns(layout, sample);
  const { title, mapping } = layout;
  return { layout: { name: mapping.source, title }, ...withoutUnreadable(mapLayout(layout, named), named) };
}

/** The mapping of a feed that needs none, or null. */
function ownFields({ header, notation }: FeedSample): ProposedMapping | null {
  if (notation.columns !== null || notation.rows !== null) return null;
  try {
    const mapping = defaultMapping(header);
    return { mapping, notes: ["The columns carry the names of a vehicle's fields: the feed needs no mapping."] };
  } catch {
    return null;
  }
}
