import { expect, it } from 'vitest';
import { median, tableHead, tableRow, type Figures } from './figures.ts';

const visit = (lcp: number, performance: number): Figures => ({
  performance,
  accessibility: 100,
  bestPractices: 100,
  seo: 92,
  lcp,
  cls: 0.0123,
  tbt: 40,
});

it('takes the middle of the sorted values, not of the order in which they were measured', () => {
  expect(median([900, 1_000, 80])).toBe(900);
  expect(median([10, 9, 8, 7])).toBe(8);
});

it('refuses a median of no visits instead of printing a figure', () => {
  expect(() => median([])).toThrow('no median');
});

it('prints every figure under its heading', () => {
  const row = tableRow('harbour-toyota home', visit(1_499.6, 97), 150 * 1_024);
  expect(row).toHaveLength(tableHead.length);
  expect(row.split(/ {2,}/)).toEqual(['harbour-toyota home', '97', '100', '100', '92', '1500', '0.012', '40', '150.0']);
});
