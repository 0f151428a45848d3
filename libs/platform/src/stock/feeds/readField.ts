import { combineColumns } from './combineColumns.ts';
import type { Cells } from './correctCells.ts';
import type { ReadingRule } from './mappingRules.ts';
import { damageOf } from './cleaning/damageOf.ts';
import type { Reading } from './reading.ts';
import { takeStep } from './takeStep.ts';

const nothing: Reading = { known: false, reason: null };

/** Text without what surrounds it; nothing for text that means nothing. */
function meaning(text: string, missing: ReadonlySet<string>): Reading {
  const value = text.trim();
  return value === '' || missing.has(value) ? nothing : { known: true, value };
}

function readCell(text: string, steps: ReadingRule['steps'], missing: ReadonlySet<string>): Reading {
  if (text === '') return nothing;
  const damage = damageOf(text);
  if (damage !== null) return { known: false, reason: damage };
  let reading = meaning(text, missing);
  for (const step of steps) {
    if (!reading.known) return reading;
    reading = takeStep(reading.value as string, step);
    if (reading.known && typeof reading.value === 'string') reading = meaning(reading.value, missing);
  }
  return reading;
}

/** One field of a row, from the first of its columns that says something, or what stands for empty ones. */
export function readField(
  rule: ReadingRule,
  cells: Cells,
  missing: ReadonlySet<string>,
): { reading: Reading; column: string } {
  if (rule.constant !== undefined) return { reading: { known: true, value: rule.constant }, column: '' };
  const { columns, empty } = rule;
  if (rule.combine !== 'first')
    return combineColumns(rule, { cells, missing, read: (text) => readCell(text, rule.steps, missing) });
  let first: { reading: Reading; column: string } | null = null;
  for (const column of columns) {
    const reading = readCell(cells[column] ?? '', rule.steps, missing);
    if (reading.known) return { reading, column };
    if (!first || (!first.reading.known && first.reading.reason === null)) first = { reading, column };
  }
  if (empty !== '' && first && columns.every((column) => !meaning(cells[column] ?? '', missing).known))
    return { reading: readCell(empty, rule.steps, missing), column: first.column };
  return first ?? { reading: nothing, column: '' };
}
