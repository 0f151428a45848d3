import { readYesNo } from '@forecourt/domain/stock-words';
import type { Cells } from './correctCells.ts';
import type { ReadingRule } from './mappingRules.ts';
import type { Reading } from './reading.ts';

interface ColumnReading {
  reading: Reading;
  column: string;
}

type CombiningRule = Pick<ReadingRule, 'columns' | 'combine' | 'template' | 'flags'>;

/** Words for yes in a column of equipment, beside those that say yes to any question. */
const fitted = /^(?:ja|std|standard)$/i;
const isFitted = (text: string): boolean => readYesNo(text) === true || fitted.test(text);

/** The template with its columns filled in; what an empty one leaves behind, such as `()` or two blanks, goes. */
function fillTemplate(template: string, textOf: (column: string) => string): string {
  const filled = template.replace(/\{([^{}]+)\}/g, (_, column: string) => textOf(column));
  return filled
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;–-]+|[\s,;–-]+$/g, '');
}

function joinReadings(readings: readonly ColumnReading[]): ColumnReading {
  const values = readings.flatMap(({ reading }) => (reading.known ? [reading.value] : []));
  const failed = readings.find(({ reading }) => (reading.reason ?? null) !== null);
  const column = failed?.column ?? readings.find(({ reading }) => reading.known)?.column ?? '';
  const reason = failed?.reading.reason ?? null;
  if (values.length === 0) return { reading: { known: false, reason }, column };
  const items = new Map(values.flat().map((item) => [JSON.stringify(item), item]));
  const value = values.some(Array.isArray) ? [...items.values()] : values.join(' ');
  return { reading: { known: true, value, ...(reason !== null && { reason }) }, column };
}

/**
 * Reads a field that several columns make up together.
 * @param row its cells, the texts that mean nothing, and how one text is read by the steps of the field
 */
export function combineColumns(
  { columns, combine, template, flags }: CombiningRule,
  { cells, missing, read }: { cells: Cells; missing: ReadonlySet<string>; read: (text: string) => Reading },
): ColumnReading {
  const [first = ''] = columns;
  const textOf = (column: string): string => {
    const text = (cells[column] ?? '').trim();
    return missing.has(text) ? '' : text;
  };
  if (combine === 'template') return { reading: read(fillTemplate(template, textOf)), column: first };
  if (combine === 'flags') {
    const words = flags.filter(([column]) => isFitted(textOf(column))).map(([, word]) => word);
    return { reading: { known: true, value: [...new Set(words)] }, column: first };
  }
  return joinReadings(columns.map((column) => ({ reading: read(textOf(column)), column })));
}
