import type { Mapping } from './mapping.ts';
import { titleParts } from './splitTitle.ts';
import { cleanCells } from './cleaning/cleanCells.ts';
import { expression } from './expression.ts';

/** A row of a feed: texts by column. */
export type Cells = Readonly<Record<string, string>>;

/** A row cleaned, with the damage mended that its mapping knows, and its title taken apart. */
export function correctCells(cells: Cells, mapping: Mapping): Cells {
  const { corrections } = mapping;
  const tidied = cleanCells(cells, mapping, corrections);
  for (const { column, when, pattern, with: replacement } of corrections) {
    if (Object.entries(when).some(([other, text]) => tidied[other] !== text)) continue;
    tidied[column] = (tidied[column] ?? '').replace(expression(pattern), replacement);
  }
  if (!mapping.title) return tidied;
  const { year, make, model, badge } = titleParts(tidied, mapping.title);
  return { ...tidied, 'title.year': year, 'title.make': make, 'title.model': model, 'title.badge': badge };
}
