import type { Mapping } from './mapping.ts';
import { splitTitle } from './splitTitle.ts';
import { expression } from './takeStep.ts';

/** A row of a feed: texts by column. */
export type Cells = Readonly<Record<string, string>>;

/** What a text has that needs to be tidied. */
const untidy = /[\u0000-\u0009\u000b-\u001f\u007f]| {2}|[^\S\n ]|^\s|\s$/;

/** Removes control characters and extra spaces, but keeps line breaks, for the dealer's comments. */
function tidy(text: string): string {
  const visible = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').replace(/\r\n?/g, '\n');
  return visible.replace(/[^\S\n]+/g, ' ').trim();
}

/** A row with the damage mended that its mapping knows, and its title taken apart. */
export function correctCells(cells: Cells, mapping: Mapping): Cells {
  // A copy as a whole: an object that is filled name by name takes twice the time and memory.
  const tidied: Record<string, string> = { ...cells };
  for (const column in cells) {
    const text = cells[column] ?? '';
    if (untidy.test(text)) tidied[column] = tidy(text);
  }
  for (const { column, when, pattern, with: replacement } of mapping.corrections) {
    if (Object.entries(when).some(([other, text]) => tidied[other] !== text)) continue;
    tidied[column] = (tidied[column] ?? '').replace(expression(pattern), replacement);
  }
  if (!mapping.title) return tidied;
  const { column, year, make, model } = mapping.title;
  const titleCells = {
    title: tidied[column] ?? '',
    year: tidied[year] ?? '',
    make: tidied[make] ?? '',
    model: tidied[model] ?? '',
  };
  const parts = splitTitle(titleCells, mapping.title);
  return { ...tidied, 'title.make': parts.make, 'title.model': parts.model, 'title.badge': parts.badge };
}
