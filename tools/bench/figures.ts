/** What one simulated visit of a page measured. Scores are 0 to 100, times milliseconds. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Cumulative layout shift, without unit. */
  cls: number;
  /** Total blocking time. */
  tbt: number;
}

/** Median; the lower of the two middle values if their number is even. @throws without values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

const columns = ['page', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'CLS', 'TBT ms', 'JS KiB gzip'] as const;
const widths = columns.map((name, index) => (index === 0 ? 36 : Math.max(name.length, 5) + 2));

function line(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(36) : cell.padStart(widths[index] ?? 0))).join('');
}

export const tableHead = line(columns);

/** @param scriptBytes compressed with gzip */
export function tableRow(page: string, figures: Figures, scriptBytes: number): string {
  const { performance, accessibility, bestPractices, seo, lcp, cls, tbt } = figures;
  const whole = [performance, accessibility, bestPractices, seo, lcp].map((value) => String(Math.round(value)));
  return line([page, ...whole, cls.toFixed(3), String(Math.round(tbt)), (scriptBytes / 1_024).toFixed(1)]);
}
