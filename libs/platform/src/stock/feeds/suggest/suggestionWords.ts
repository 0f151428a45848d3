import type { FieldReading } from './explainMapping.ts';
import type { Suggestion } from './suggestMapping.ts';

const clip = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > length ? `${line.slice(0, length - 1)}…` : line;
};
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function sampleWords({ columns, samples, problem }: FieldReading): string {
  const [first] = samples;
  if (columns.length === 0) return first ? `always ${first.value}` : '';
  if (!first) return problem === null ? 'empty in all rows' : problem;
  return `${clip(first.text, 34)} → ${clip(first.value, 40)}`;
}

function columnWords({ columns }: FieldReading): string {
  if (columns.length === 0) return '-';
  const shown = columns.length > 3 ? [...columns.slice(0, 2), `${columns.length - 2} more`] : columns;
  return clip(shown.join(', '), 34);
}

/** A suggestion as the lines of a table for a terminal. */
export function suggestionWords({ layout, fields, unread, notes }: Suggestion): string[] {
  const rows = [
    ['Field', 'Column', 'Rows', 'Steps', 'Sample'],
    ...fields.map((one) => [
      one.field,
      columnWords(one),
      percent(one.share),
      clip(one.steps.join(', '), 24) || '-',
      sampleWords(one),
    ]),
  ];
  const widths = [0, 1, 2, 3].map((place) => Math.max(...rows.map((row) => row[place]?.length ?? 0)));
  const line = (row: string[]): string =>
    row
      .map((cell, place) => (place < 4 ? cell.padEnd(widths[place] ?? 0) : cell))
      .join('  ')
      .trimEnd();
  return [
    ...(layout
      ? []
      : ['The feed has none of the layouts that come with the product: its columns were told one by one.']),
    ...notes,
    '',
    ...rows.map(line),
    '',
    unread.length > 0 ? `Columns that nothing reads: ${unread.join(', ')}.` : 'Every column is read.',
  ];
}
