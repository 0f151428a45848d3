import type { Mapping, Step } from '../mapping.ts';

/** Steps that make another text of the cell: what the cell shows is not what the number is read from. */
const rewrites = new Set<Step['do']>(['replace', 'take', 'split']);

/**
 * A mapping that reads numbers with a decimal comma from the columns that plainly have them. What the mapping says itself
 * is left as it is.
 */
export function withDecimalCommas(mapping: Mapping, columns: readonly string[]): Mapping {
  if (columns.length === 0 || mapping.decimal !== undefined) return mapping;
  const withComma = (step: Step): Step =>
    (step.do === 'number' || step.do === 'money') && step.decimal === undefined ? { ...step, decimal: ',' } : step;
  const fields = Object.entries(mapping.fields).map(([name, rule]) => {
    const reads = 'from' in rule && [rule.from].flat().every((column) => columns.includes(column));
    if (!reads || rule.steps.some((step) => rewrites.has(step.do))) return [name, rule];
    return [name, { ...rule, steps: rule.steps.map(withComma) }];
  });
  return { ...mapping, fields: Object.fromEntries(fields) as Mapping['fields'] };
}
