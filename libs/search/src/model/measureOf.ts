import { grouped, searchAttribute } from '@forecourt/domain';
import { measures, type MeasureRules } from './measures.ts';

/** The measure of an attribute; that of plain numbers where it has none. */
export function measureOf(attribute: string): MeasureRules {
  const row = searchAttribute(attribute);
  return row?.kind === 'number' ? measures[row.measure] : { words: grouped };
}
