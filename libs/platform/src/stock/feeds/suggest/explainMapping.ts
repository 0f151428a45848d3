import { correctCells } from '../correctCells.ts';
import { columnTitle, columnsRead } from '../expandColumns.ts';
import { mappingOf } from '../feedColumns.ts';
import { mappingSchema, type Mapping, type MappingInput } from '../mapping.ts';
import { mappingRules, type ReadingRule } from '../mappingRules.ts';
import { withDecimalCommas } from '../numbers/withDecimalCommas.ts';
import { readField } from '../readField.ts';
import { isSkipped } from '../skipRow.ts';
import type { FeedSample } from './feedSample.ts';

/** How one field of a vehicle is read from a sample. */
export interface FieldReading {
  /** The field's name, nested ones with a dot. */
  field: string;
  /** Columns of the feed, as people call them; none where the field is always the same. */
  columns: string[];
  /** Names of the steps, in order. */
  steps: string[];
  /** Share of the rows in which it says something, 0 to 1. */
  share: number;
  /** A few different texts of the feed, and what they become. */
  samples: { text: string; value: string }[];
  /** The first reason why a cell could not be read, or null. */
  problem: string | null;
}

const maxSamples = 3;

/** A value as people read it. Money is shown in dollars. */
function valueText(value: unknown, steps: readonly string[]): string {
  if (typeof value === 'number' && steps.includes('money'))
    return `$${(value / 100).toLocaleString('en-AU', { minimumFractionDigits: value % 100 === 0 ? 0 : 2 })}`;
  if (typeof value === 'number' && steps.includes('instant')) return new Date(value * 1_000).toISOString().slice(0, 16);
  if (!Array.isArray(value)) return typeof value === 'string' ? value : JSON.stringify(value);
  const items = value.map((item: unknown) => (item as { url?: string } | null)?.url ?? String(item));
  return items.length > 1 ? `${items.length}: ${items.join(', ')}` : items.join(', ');
}

function readingOf(rule: ReadingRule, rows: FeedSample['rows'], mapping: Mapping): FieldReading {
  const { missing } = mappingRules(mapping);
  const steps = rule.steps.map((step) => step.do);
  const samples = new Map<string, string>();
  let [known, problem] = [0, null as string | null];
  for (const cells of rows) {
    const { reading } = readField(rule, cells, missing);
    const isSomething = reading.known && !(Array.isArray(reading.value) && reading.value.length === 0);
    if (!isSomething) {
      if (!reading.known) problem ??= reading.reason;
      continue;
    }
    known += 1;
    const texts = rule.columns.map((column) => cells[column] ?? '').filter(Boolean);
    const text = (rule.combine === 'first' ? texts.slice(0, 1) : texts).join(' + ') || (rule.empty ? '(empty)' : '');
    if (samples.size < maxSamples) samples.set(text, valueText(reading.value, steps));
  }
  return {
    field: rule.path,
    columns: rule.columns.map((column) => columnTitle(column, mapping)),
    steps,
    share: rows.length === 0 ? 0 : known / rows.length,
    samples: [...samples].map(([text, value]) => ({ text, value })),
    problem,
  };
}

/** How a mapping reads a sample, field by field, and the columns that nothing reads. @throws FeedFileError for a column that is not there */
export function explainMapping(input: MappingInput, sample: FeedSample): { fields: FieldReading[]; unread: string[] } {
  const found = mappingOf(mappingSchema.parse(input), { header: sample.header, repeated: [] });
  const mapping = withDecimalCommas(found, sample.commaColumns);
  const { rules } = mappingRules(mapping);
  const rows = sample.rows.map((cells) => correctCells(cells, mapping)).filter((cells) => !isSkipped(cells, mapping));
  const read = new Set(columnsRead(mapping));
  return {
    fields: rules.map((rule) => readingOf(rule, rows, mapping)),
    unread: sample.header.filter((name) => name !== '' && !read.has(name)),
  };
}
