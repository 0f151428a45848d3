import { vehicleSchema } from '@forecourt/domain';
import { mappingRules, type ReadingRule } from '../mappingRules.ts';
import type { Mapping } from '../mapping.ts';
import { cleanText } from './cleanText.ts';
import { meansNothing } from './meansNothing.ts';

interface CleaningRules {
  /** Texts of columns to which the mapping itself gives a meaning. */
  meant: ReadonlySet<string>;
  /** Columns that hold nothing but the VIN. */
  vinColumns: readonly string[];
}

const known = new WeakMap<Mapping, CleaningRules>();

const textOf = (column: string, text: string): string => `${column}\u001f${text.toLowerCase()}`;

function meantBy({ columns, steps }: ReadingRule): string[] {
  const words = steps.flatMap((step) => (step.do === 'words' ? Object.keys(step.map) : []));
  return columns.flatMap((column) => words.map((word) => textOf(column, word)));
}

function rulesOf(mapping: Mapping, corrections: Mapping['corrections']): CleaningRules {
  let found = known.get(mapping);
  if (!found) {
    const { rules } = mappingRules(mapping);
    const conditions = [...corrections, ...mapping.contradictions].flatMap(({ when }) => Object.entries(when));
    const vinRules = rules.filter(({ path, steps }) => path === 'vin' && steps.length === 0);
    found = {
      meant: new Set([...rules.flatMap(meantBy), ...conditions.map(([column, text]) => textOf(column, text))]),
      vinColumns: vinRules.flatMap(({ columns }) => columns),
    };
    known.set(mapping, found);
  }
  return found;
}

const { vin: vinSchema } = vehicleSchema.shape;

/** The texts of a row as a person reads them: cleaned, and empty where they say that there is no value. */
export function cleanCells(
  cells: Readonly<Record<string, string>>,
  mapping: Mapping,
  corrections: Mapping['corrections'],
): Record<string, string> {
  const { meant, vinColumns } = rulesOf(mapping, corrections);
  // A copy as a whole: an object that is filled name by name takes twice the time and memory.
  const cleaned: Record<string, string> = { ...cells };
  for (const column in cells) {
    const input = cells[column] ?? '';
    const text = cleanText(input);
    if (meansNothing(text) && !meant.has(textOf(column, text))) cleaned[column] = '';
    else if (text !== input) cleaned[column] = text;
  }
  for (const column of vinColumns) {
    const vin = vinSchema.safeParse(cleaned[column]);
    if (vin.success && vin.data !== null) cleaned[column] = vin.data;
  }
  return cleaned;
}
