import type { SalvagedTable } from './readDamagedTable.ts';

const inWords = (count: number, one: string): string =>
  `${count.toLocaleString('en-AU')} ${one}${count === 1 ? '' : 's'}`;

function lossesOf(table: SalvagedTable): string[] {
  if (table.unreadable !== null) return [`cannot be read (${table.unreadable})`];
  const { lostPages, lostRows, refused } = table;
  return [
    ...(lostPages > 0 ? [`${inWords(lostPages, 'page')} damaged, whose rows are lost`] : []),
    ...(lostRows > 0 ? [`${inWords(lostRows, 'row')} lost with a long value`] : []),
    ...(refused > 0 ? [`${inWords(refused, 'row')} left out, which belong to lost rows or are there twice`] : []),
  ];
}

/** What a person reads of a salvage: a line for each table that has rows or a damage. */
export function salvageReport(tables: readonly SalvagedTable[]): string[] {
  return tables
    .map((table) => ({ ...table, losses: lossesOf(table) }))
    .filter(({ rows, losses }) => rows > 0 || losses.length > 0)
    .map(({ name, rows, losses }) => `  ${name.padEnd(24)} ${[inWords(rows, 'row'), ...losses].join('; ')}`);
}
