import { median } from './figures.ts';

/** How long something took on one page at one width, over several turns. */
export interface Interaction {
  site: string;
  /** Pixels. */
  width: number;
  name: 'keystroke to results' | 'filter tap to paint';
  /** Milliseconds, one for each turn. */
  times: readonly number[];
  /** How many times slower than at its best the machine itself was, on average. */
  slowness: number;
}

/** Milliseconds that the median may take; a keystroke counts from the end of the typing pause. */
export const interactionLimits: Readonly<Record<Interaction['name'], number>> = {
  'keystroke to results': 150,
  'filter tap to paint': 100,
};

export const passes = ({ name, times }: Interaction): boolean => median(times) <= interactionLimits[name];

const columns = ['site', 'width', 'what', 'turns', 'machine', 'median ms', 'worst ms', 'at most', ''] as const;
const widths = [22, 6, 24, 7, 11, 11, 10, 9, 6] as const;

function line(cells: readonly string[]): string {
  const isText = (column: number): boolean => column === 0 || column === 2;
  return cells
    .map((cell, column) =>
      isText(column) ? ` ${cell}`.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    .join('')
    .trimEnd();
}

export const interactionHead = line(columns);

export function interactionRow(interaction: Interaction): string {
  const { site, width, name, times, slowness } = interaction;
  const [middle, worst] = [median(times), Math.max(...times)].map((time) => String(Math.round(time)));
  const verdict = passes(interaction) ? 'pass' : 'FAIL';
  const [wide = '', turns = '', max = ''] = [width, times.length, interactionLimits[name]].map(String);
  return line([site, wide, name, turns, slowness.toFixed(2), middle ?? '', worst ?? '', max, verdict]);
}
