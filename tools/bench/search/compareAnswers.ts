import type { PageAnswer } from './wirePages.ts';
import type { Page } from './workload.ts';

const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one));

function countDifference(name: string, one: Record<string, number>, other: Record<string, number>): string | null {
  for (const value of new Set([...Object.keys(one), ...Object.keys(other)])) {
    if (one[value] !== other[value])
      return `${name} '${value}': ${String(one[value] ?? 0)} and ${String(other[value] ?? 0)}`;
  }
  return null;
}

/**
 * The first thing that two answers to a page differ in, or null. How well a car fits the typed words is each engine's
 * own judgement: where that decides the order, pages that hold every hit are compared as sets, and longer ones by their
 * number and counts.
 */
export function difference(page: Page, one: PageAnswer, other: PageAnswer): string | null {
  if (one.nbHits !== other.nbHits) return `hits: ${one.nbHits} and ${other.nbHits}`;
  const byWords = page.query !== '' && page.sort === null;
  const order = ({ ids }: PageAnswer): string =>
    !byWords ? ids.join(' ') : one.nbHits <= ids.length ? [...ids].sort().join(' ') : '';
  if (order(one) !== order(other)) return `order: ${order(one).slice(0, 80)} and ${order(other).slice(0, 80)}`;
  for (const name of new Set([...Object.keys(one.facets), ...Object.keys(other.facets)])) {
    const found = countDifference(name, one.facets[name] ?? {}, other.facets[name] ?? {});
    if (found) return found;
  }
  for (const name of new Set([...Object.keys(one.stats), ...Object.keys(other.stats)])) {
    const [a, b] = [one.stats[name], other.stats[name]];
    const figures = ['min', 'max', 'sum', 'avg'] as const;
    const differs = !a || !b ? 'presence' : figures.find((figure) => !isClose(a[figure], b[figure]));
    if (differs) return `${differs} of ${name}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  }
  return null;
}

export interface Comparison {
  compared: number;
  /** One line for each page that differs. */
  differences: string[];
}

export function compareAll(
  pages: readonly Page[],
  ours: readonly PageAnswer[],
  theirs: readonly PageAnswer[],
): Comparison {
  const differences: string[] = [];
  theirs.forEach((answer, place) => {
    const [page, own] = [pages[place], ours[place]];
    if (!page || !own) return differences.push(`page ${place}: nothing to compare with`);
    const found = difference(page, own, answer);
    if (found) differences.push(`page ${place} (${JSON.stringify(page)}): ${found}`);
    return undefined;
  });
  return { compared: theirs.length, differences };
}
