import type { Cells } from './correctCells.ts';
import type { Mapping } from './mapping.ts';
import { expression } from './expression.ts';

/**
 * Whether a corrected row is no stock of the site, by the rules of the mapping: another dealer's, wholesale, a total below
 * the list.
 */
export function isSkipped(cells: Cells, { skip }: Pick<Mapping, 'skip'>): boolean {
  return skip.some((rule) => {
    const text = cells[rule.column] ?? '';
    return 'is' in rule ? expression(rule.is).test(text) : !expression(rule.isNot).test(text);
  });
}
